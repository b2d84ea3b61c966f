import type { NovoSimulado } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { expect, it, vi } from 'vitest'
import { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { startLocally } from '../../../features/simulado/simulado.calls.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import { fakeDevice, fakeOwnDevice, refuseUpdates } from '../../../testing/fake-device.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import { underWay } from '../../../testing/simulado-screen.tsx'
import { beginOnce, makeRoom } from './begin.ts'

const escolhido = { tipo: 'sorteio', quantidade: 2, idMateria: null } as const
const begin = (anterior = startLocally(someQuestoes(2), 'antes')) =>
  beginOnce(fakeOwnDevice(), { escolhido, chave: 'agora', anterior }, new AbortController().signal)

it('takes away the draw that had too few questions left, for the one of all of them', async () => {
  const ids = [7, 8]
  const calls = fakeServer(
    {
      'POST /simulados': (novo: NovoSimulado) =>
        underWay(someQuestoes(novo.tipo === 'sorteio' && novo.exceto?.length ? 1 : 2), {
          id: ids.shift() ?? 0,
        }),
      'DELETE /simulados/7': null,
    },
    ['simulados'],
  )
  expect(await begin()).toMatchObject({ id: 8, pedidas: 2 })
  await vi.waitFor(() => expect(calls).toContain('DELETE /simulados/7'))
})

it('is without questions where the server says that it has none', async () => {
  fakeServer({ 'POST /simulados': new ApiError(409, { codigo: 'sem_questoes' }) }, ['simulados'])
  expect((await begin()).questoes).toEqual([])
})

it('leaves what was handed in where it is, if the device has no other place for it', async () => {
  const device = fakeDevice()
  const own = device.of('visitante')
  const begun = startLocally(someQuestoes(1), 'uma')
  const marked = takeSimulado(begun, { type: 'mark', id: 10, agoraMs: Date.now() })
  const handedIn = takeSimulado(marked, {
    type: 'end',
    agoraMs: Date.now(),
    chaves: ['b'],
    isLeaving: false,
  })
  const memory = new SimuladoMemory(own)
  await memory.kept()
  await memory.keep(handedIn)
  const full = device.of('visitante')
  refuseUpdates(full)
  const espera = new SimuladosEmEspera({ ...device, of: () => full }, 'visitante')
  await makeRoom({ memory, espera }, { kept: handedIn, anterior: null })
  expect(await memory.kept()).toMatchObject({ chave: 'uma', etapa: 'entregue' })
})
