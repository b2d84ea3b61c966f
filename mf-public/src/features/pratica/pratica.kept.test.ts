import { expect, it } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { mergePratica, withSet } from './pratica.kept.ts'
import { practise, seenIn, startPratica, type Pratica } from './pratica.rules.ts'

const begun = startPratica(someQuestoes(3))
const at = (index: number) => practise(begun, { type: 'go', index })
const answered = (index: number) =>
  practise(practise(at(index), { type: 'choose', id: 10 * (index + 1) }), { type: 'answer' })
const seen = (kept: Pratica, mine: Pratica) => seenIn(mergePratica(kept, mine)).map(({ id }) => id)

it.each([
  ['both looked at', at(1), at(2), [1, 2, 3]],
  ['this one looked at', begun, at(1), [1, 2]],
  ['the other one looked at', at(1), begun, [1, 2]],
  ['the other one answered', answered(1), at(2), [1, 2, 3]],
  ['this one answered', at(2), answered(1), [1, 2, 3]],
])('takes what two tabs have of one set together for seen: what %s', (_what, kept, mine, ids) => {
  expect(seen(kept, mine)).toEqual(ids)
})

it('keeps the first answer and the last choice', () => {
  const kept = answered(0)
  const mine = practise(practise(at(0), { type: 'choose', id: 11 }), { type: 'answer' })
  expect(mergePratica(kept, mine).respostas[0]).toMatchObject({ primeira: 10, escolhida: 11 })
  expect(mergePratica(kept, at(2)).respostas[0]).toMatchObject({ primeira: 10, escolhida: 10 })
})

it.each([
  { type: 'strike', id: 11 } as const,
  { type: 'highlight', marcas: [{ trecho: 'texto', inicio: 0, fim: 4 }] } as const,
])('keeps what one did before an answer: $type', (action) => {
  const mine = practise(begun, action)
  expect(mergePratica(begun, mine).respostas[0]).toEqual(mine.respostas[0])
  expect(mergePratica(mine, begun).respostas[0]).toEqual(mine.respostas[0])
})

const DAY_MS = 24 * 60 * 60 * 1000
const setOf = (idMateria: number, changedAtMs: number) => ({
  idMateria,
  pratica: begun,
  changedAtMs,
})

it('forgets sets that were not opened again', () => {
  const kept = { sets: [setOf(1, 0), setOf(2, DAY_MS)], seen: [] }
  const { sets } = withSet(kept, setOf(3, 7 * DAY_MS), [])
  expect(sets.map(({ idMateria }) => idMateria)).toEqual([2, 3])
})
