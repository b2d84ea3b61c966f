import { expect, it } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { someQuestoes } from '../../testing/questoes.ts'
import { startLocally } from './simulado.calls.ts'
import { SimuladosEmEspera } from './espera.ts'
import { gradeCard } from './grade.ts'
import { takeSimulado } from './simulado.rules.ts'

it('what one tab has graded stays so, though another one still keeps it as handed in', async () => {
  const questoes = someQuestoes(1)
  const begun = startLocally(questoes, 'a')
  const marked = takeSimulado(begun, { type: 'mark', id: 10, agoraMs: Date.now() })
  const handedIn = takeSimulado(marked, {
    type: 'end',
    agoraMs: Date.now(),
    chaves: ['b'],
    isLeaving: false,
  })
  const graded = takeSimulado(handedIn, {
    type: 'grade',
    corrigidas: gradeCard(questoes, [10]),
  })
  const espera = new SimuladosEmEspera(fakeDevice(), 'visitante')
  await espera.keep(graded)
  await espera.keep(handedIn)
  expect((await espera.all()).map(({ etapa }) => etapa)).toEqual([graded.etapa])
  expect([handedIn.etapa, graded.etapa]).toEqual(['entregue', 'resultado'])
})
