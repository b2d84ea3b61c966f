import type { NovaRedacaoEnviada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { PONTE, serve } from './essay-screen.tsx'
import { fakeDevice } from './fake-device.ts'

/**
 * A server that accepts each essay once. Each entry of `ways` makes one of the next calls fail. Returns the received
 * essays by their chave.
 */
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

/** A device with this owner as its current user, and its storage for an account and for a visitor. */
export function deviceOf(owner: string) {
  const device = fakeDevice()
  device.enterAs(owner)
  return { device, conta: device.of('conta-1'), visitante: device.of('visitante') }
}

export const NO_NETWORK = () => new ApiError(0, undefined)
