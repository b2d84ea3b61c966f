import 'fake-indexeddb/auto'
import type { Input, LoteDeTentativas } from '@rumo/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device, forgetOwner } from './device.ts'
import { FilaDeTentativas } from './fila.ts'
import { answer } from './tentativa.fixture.ts'

afterEach(async () => {
  session.end()
  await forgetOwner('conta-1')
})

it('keeps what a limit refuses, and sends it again later', async () => {
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
  const call = vi.fn((_call: unknown, { body }: Input) => {
    const { tentativas } = body as LoteDeTentativas
    return Promise.resolve({ recebidas: tentativas.map(({ chave }) => chave), recusadas: [] })
  })
  call.mockRejectedValueOnce(new ApiError(429, { codigo: 'muitas_tentativas' }))
  // Only the functions that the queue uses.
  const http = { call, offers: () => true } as unknown as ConstructorParameters<
    typeof FilaDeTentativas
  >[0]['http']
  const fila = new FilaDeTentativas({ device, http, session })
  const own = device.of('conta-1')
  await own.update('tentativas/1', () => [answer(), answer()])

  expect(await fila.send()).toBe(false)
  expect(await own.read('tentativas/1')).toHaveLength(2)
  expect(await fila.own()).toHaveLength(2)
  const stop = fila.start()
  await vi.waitFor(async () => expect(await own.read('tentativas/1')).toEqual([]))
  expect(call).toHaveBeenCalledTimes(2)
  stop()
})
