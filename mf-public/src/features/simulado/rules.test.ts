import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import {
  canEnd,
  countMarked,
  isSimulado,
  startSimulado,
  takeSimulado,
  type Action,
  type Simulado,
} from './rules.ts'

const COUNT = 4
const begun = startSimulado(someQuestoes(COUNT))

const after = (actions: readonly Action[], from: Simulado = begun) =>
  actions.reduce(takeSimulado, from)
const markAll = Array.from({ length: COUNT }, (_, index): Action[] => [
  { type: 'go', index },
  { type: 'mark', id: (index + 1) * 10 },
]).flat()
const ended = after([...markAll, { type: 'end' }])

const anyAction = fc.oneof(
  fc.record({ type: fc.constant('mark' as const), id: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ type: fc.constant('go' as const), index: fc.integer({ min: -1, max: COUNT }) }),
  fc.constant<Action>({ type: 'end' }),
  fc.constant<Action>({ type: 'show-result' }),
)
const anyActions = fc.array(anyAction, { maxLength: 60 })

describe('a simulado under way', () => {
  it('lets an answer change, and marks only alternatives of the question shown', () => {
    const marked = after([
      { type: 'mark', id: 12 },
      { type: 'mark', id: 13 },
      { type: 'mark', id: 21 },
    ])
    expect(marked.marcadas).toEqual([13, null, null, null])
    expect(countMarked(marked)).toBe(1)
  })

  it('goes to any of its questions, and to no other', () => {
    expect(after([{ type: 'go', index: 3 }]).atual).toBe(3)
    expect(after([{ type: 'go', index: COUNT }])).toBe(begun)
    expect(after([{ type: 'go', index: -1 }])).toBe(begun)
  })

  it('cannot be ended, nor show a result, while a question is blank', () => {
    const almost = after(markAll.slice(0, -1))
    expect(canEnd(almost)).toBe(false)
    expect(after([{ type: 'end' }], almost)).toBe(almost)
    expect(after([{ type: 'show-result' }], almost)).toBe(almost)
  })

  it('is ended once all questions have an answer', () => {
    expect(canEnd(after(markAll))).toBe(true)
    expect(ended).toMatchObject({ etapa: 'resultado', marcadas: [10, 20, 30, 40] })
  })
})

describe('a simulado that was ended', () => {
  it('is reviewed question by question, and leads back to its result', () => {
    const review = after([{ type: 'go', index: 2 }], ended)
    expect(review).toMatchObject({ etapa: 'revisao', atual: 2 })
    expect(after([{ type: 'show-result' }], review).etapa).toBe('resultado')
  })

  it('never changes an answer again, whatever is done', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        const later = after(actions, ended)
        expect(later.marcadas).toEqual(ended.marcadas)
        expect(later.etapa).not.toBe('em-curso')
      }),
    )
  })
})

it('holds, whatever is done, one answer of its own for each question or none', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const simulado = after(actions)
      expect(isSimulado(simulado)).toBe(true)
      for (const [index, id] of simulado.marcadas.entries()) {
        const ids = simulado.questoes[index]?.alternativas.map((alternativa) => alternativa.id)
        expect(id === null || ids?.includes(id)).toBe(true)
      }
      expect(simulado.etapa === 'em-curso' || countMarked(simulado) === COUNT).toBe(true)
    }),
  )
})

it.each([undefined, {}, { ...begun, atual: 9 }, { ...begun, marcadas: [] }])(
  'does not go on with %j',
  (kept) => {
    expect(isSimulado(kept)).toBe(false)
  },
)
