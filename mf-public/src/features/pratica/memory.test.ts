import { expect, it } from 'vitest'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { PraticaMemory } from './memory.ts'
import { practise, startPratica } from './rules.ts'

const begun = startPratica(someQuestoes(3))
const answered = practise(practise(begun, { type: 'choose', id: 10 }), { type: 'answer' })
const finished = practise(answered, { type: 'finish' })

it('gives back the set of a matéria, and no other', () => {
  const memory = new PraticaMemory()
  memory.keep(2, answered)
  expect(memory.kept(2)).toBe(answered)
  expect(memory.kept(null)).toBeUndefined()
  expect(memory.countAnswered(2)).toBe(1)
  expect(memory.countAnswered(null)).toBe(0)
})

it('keeps a set whose result is shown, which leaves no answer behind', () => {
  const memory = new PraticaMemory()
  memory.keep(null, finished)
  expect(memory.kept(null)).toBe(finished)
  expect(memory.countAnswered(null)).toBe(0)
})

it('makes room for a new set', () => {
  const memory = new PraticaMemory()
  memory.keep(2, answered)
  memory.drop(2)
  expect(memory.kept(2)).toBeUndefined()
})

it('remembers what was seen in any set until it is told to forget', () => {
  const memory = new PraticaMemory()
  memory.keep(null, begun)
  memory.keep(2, practise(begun, { type: 'go', index: 2 }))
  expect(memory.seen()).toEqual([1, 3])
  memory.forgetSeen(null)
  expect(memory.seen()).toEqual([])
})

it('forgets of one matéria only what belongs to it, wherever it was seen', () => {
  const memory = new PraticaMemory()
  const fisica = someQuestao(1, { materia: { id: 3, nome: 'Física' } })
  const historia = someQuestao(2, { materia: { id: 5, nome: 'História' } })
  const set = startPratica([fisica, historia, someQuestao(4)])
  memory.keep(null, practise(practise(set, { type: 'go', index: 1 }), { type: 'go', index: 2 }))
  memory.forgetSeen(3)
  expect(memory.seen()).toEqual([2, 4])
})
