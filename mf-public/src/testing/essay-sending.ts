import type { NovaRedacaoEnviada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { PONTE, serve } from './essay-screen.tsx'
import { fakeDevice } from './fake-device.ts'

/** A server that takes essays, once each; `ways` says of the next calls how they fail. */
export function takesEssays(ways: ApiError[] = [], more: Record<string, unknown> = {}) {
  const received = new Map<string, NovaRedacaoEnviada>()
  serve(
    [PONTE],
    {
      'POST /redacoes-enviadas': (body: NovaRedacaoEnviada) => {
        const way = ways.shift()
        if (way) return way
        received.set(body.chave, body)
        return { id: received.size }
      },
      ...more,
    },
    ['redacoes_enviadas'],
  )
  return received
}

/** A device used by this owner, and what it keeps for an account and a visitor. */
export function deviceOf(owner: string) {
  const device = fakeDevice()
  device.enterAs(owner)
  return { device, conta: device.of('conta-1'), visitante: device.of('visitante') }
}

export const NO_NETWORK = () => new ApiError(0, undefined)
