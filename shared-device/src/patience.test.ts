import 'fake-indexeddb/auto'
import type { Call } from '@rumo/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device, forgetOwner } from './device.ts'
import { FilaDeTentativas, newChave } from './fila.ts'
import { EnvioDeRedacoes, REDACOES_GUARDADAS } from './redacoes.ts'
import { EnvioDeSimulados, SIMULADOS_EM_ESPERA } from './simulados.ts'
import { answer } from './tentativa.fixture.ts'

const OWNER = 'conta-1'
const AT = '2026-03-01T12:00:00.000Z'

const SENDERS = [
  ['attempts', 'tentativas/1', FilaDeTentativas, answer()],
  [
    'essays',
    REDACOES_GUARDADAS,
    EnvioDeRedacoes,
    { chave: newChave(), enviada_em: AT, tema: { id: 4 }, texto: 'Um' },
  ],
  [
    'simulados',
    SIMULADOS_EM_ESPERA,
    EnvioDeSimulados,
    {
      chave: newChave(),
      id: 3,
      etapa: 'entregue',
      marcacoes: [],
      encerradoEm: AT,
      corrigidas: null,
      questoes: [{ id: 4 }],
      riscadas: [],
      atual: 0,
    },
  ],
] as const

afterEach(async () => {
  session.end()
  vi.restoreAllMocks()
  await forgetOwner(OWNER)
})

it.each(SENDERS)(
  'gives %s up that a server keeps for 30 s, and has them still',
  async (_, name, SenderOf, kept) => {
    const clock = new AbortController()
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    // A server that never answers; an abort ends the call.
    const call = vi.fn((_call: Call, { signal }: { signal?: AbortSignal } = {}) => {
      const { promise, reject } = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => reject(new ApiError(0, undefined)))
      return promise
    })
    const http = { call, offers: () => true } as unknown as ConstructorParameters<
      typeof SenderOf
    >[0]['http']
    session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
    await device.of(OWNER).update<unknown>(name, () => [kept])
    const sending = new SenderOf({ device, http, session }).send()
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(wait).toHaveBeenCalledExactlyOnceWith(30_000)

    clock.abort()
    await sending
    expect(call).toHaveBeenCalledOnce()
    expect(await device.of(OWNER).read(name)).toEqual([kept])
  },
)
