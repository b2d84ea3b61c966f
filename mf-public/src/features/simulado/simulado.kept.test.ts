import { expect, it } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { isSimulado } from './simulado.kept.ts'
import { startLocally } from './simulado.calls.ts'
import { takeSimulado } from './simulado.rules.ts'

const begun = startLocally(someQuestoes(2), 'uma')
const marked = takeSimulado(begun, { type: 'mark', id: 10, agoraMs: Date.now() })

it('is one that can be gone on with', () => {
  expect([begun, marked].map(isSimulado)).toEqual([true, true])
})

it('is none with a mark of what its questions do not have', () => {
  const [mark] = marked.marcacoes
  for (const other of [{ id_alternativa: 20 }, { id_questao: 99 }]) {
    expect(isSimulado({ ...marked, marcacoes: [{ ...mark, ...other }] })).toBe(false)
  }
})
