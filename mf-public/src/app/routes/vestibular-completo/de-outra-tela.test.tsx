import { http, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { EnvioDeSimulados } from '@rumo/shared-device/simulados'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fromServer } from '../../../features/simulado/simulado.calls.ts'
import { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  graded,
  headingOf,
  openSimulado,
  press,
  underWay,
} from '../../../testing/simulado-screen.tsx'

const END = 'POST /simulados/7/encerramento'
const QUESTOES = someQuestoes(2)

let [device, fila] = [fakeDevice(), fakeFila()]
beforeEach(() => {
  device = fakeDevice()
  fila = fakeFila()
  device.enterAs('conta-5')
  fakeScreen()
})

/** A simulado of the account with one answer, which was handed in without a network. */
function handedIn(): Simulado {
  const begun = fromServer(underWay(QUESTOES, { id: 7, tipo: 'prova' }), Date.now())
  const marked = takeSimulado(begun, { type: 'mark', id: 10, agoraMs: Date.now() })
  return takeSimulado(marked, { type: 'end', agoraMs: Date.now(), chaves: ['a', 'b'] })
}

/** Makes another screen send what waits. Returns the calls from then on. */
async function sendElsewhere(): Promise<string[]> {
  const calls = fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      'GET /simulados?situacao=em_curso&pagina=1&limite=20': [],
      [END]: graded(QUESTOES, [10, null], { id: 7, tipo: 'prova' }),
    },
    ['simulados'],
  )
  await new EnvioDeSimulados({ device, http, session }).send()
  expect(calls).toEqual([END])
  return calls
}

it('shows the result of what another screen has handed in, once, and counts nothing again', async () => {
  await new SimuladosEmEspera(device, 'conta-5').keep(handedIn())
  const calls = await sendElsewhere()
  openSimulado({ device, fila })
  await userEvent.click(await screen.findByRole('button', { name: /^Ver resultado/ }))
  await headingOf('1 de 2 certas')
  await press('Voltar')
  expect(await screen.findByRole('button', { name: 'Começar' })).toBeDefined()
  expect(await new SimuladosEmEspera(device, 'conta-5').all()).toEqual([])
  expect(calls.filter((call) => call === END)).toHaveLength(1)
  expect(fila.added).toEqual([])
})

it('goes on with the result of the one that nothing took the place of', async () => {
  await new SimuladoMemory(device.of('conta-5')).keep(handedIn())
  const calls = await sendElsewhere()
  openSimulado({ device, fila })
  await headingOf('1 de 2 certas')
  await press('Novo simulado')
  expect(await screen.findByRole('button', { name: 'Começar' })).toBeDefined()
  expect(calls.filter((call) => call === END)).toHaveLength(1)
  expect(fila.added).toEqual([])
})
