import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { isPratica } from './is-pratica.ts'
import {
  countAnswered,
  firstAnswers,
  newAnswers,
  practise,
  seenIn,
  startPratica,
  type Action,
  type Pratica,
} from './pratica.rules.ts'

const begin = () => startPratica(someQuestoes(3), ['c', 'c', 'c'])
const after = (pratica: Pratica, ...actions: Action[]) => actions.reduce(practise, pratica)
const choose = (id: number): Action => ({ type: 'choose', id })
const go = (index: number): Action => ({ type: 'go', index })
const strike = (id: number): Action => ({ type: 'strike', id })
const riscadas = (...actions: Action[]) => after(begin(), ...actions).respostas[0]?.riscadas
const answer: Action = { type: 'answer' }
const retry: Action = { type: 'retry' }
const finish: Action = { type: 'finish' }
const EM_BRANCO = {
  primeira: null,
  escolhida: null,
  conferida: false,
  foiVista: false,
  chave: 'c',
}

describe('practise', () => {
  it('answers only what was chosen', () => {
    expect(after(begin(), answer)).toEqual(begin())
    const { respostas } = after(begin(), choose(11), answer)
    expect(respostas[0]).toMatchObject({ primeira: 11, escolhida: 11, conferida: true })
  })

  it('lets one change a choice until it is answered, and not after', () => {
    const changed = after(begin(), choose(11), choose(12), answer)
    expect(changed.respostas[0]?.primeira).toBe(12)
    expect(after(changed, choose(10))).toEqual(changed)
  })

  it('clears choice and result on trying again, and keeps the first answer', () => {
    const again = after(begin(), choose(11), answer, retry)
    expect(again.respostas[0]).toMatchObject({ primeira: 11, escolhida: null, conferida: false })
    const { respostas } = after(again, choose(10), answer)
    expect(respostas[0]).toMatchObject({ primeira: 11, escolhida: 10, conferida: true })
  })

  it('keeps every answer while one goes from question to question', () => {
    const pratica = after(begin(), choose(11), answer, go(2), choose(30), go(0), go(2))
    expect(pratica.atual).toBe(2)
    expect(pratica.respostas[0]?.primeira).toBe(11)
    expect(pratica.respostas[2]).toMatchObject({ escolhida: 30, conferida: false })
  })

  it('crosses an alternative out and takes that back, but never the chosen one', () => {
    expect(riscadas(strike(11), strike(12))).toEqual([11, 12])
    expect(riscadas(strike(11), strike(11))).toEqual([])
    expect(riscadas(strike(11), strike(12), choose(11))).toEqual([12])
    expect(riscadas(choose(11), strike(11))).toBeUndefined()
    expect(riscadas(choose(11), answer, strike(12))).toBeUndefined()
  })

  it('keeps what was marked with its question', () => {
    const marcas = [{ trecho: 'texto', inicio: 2, fim: 9 }]
    const pratica = after(
      startPratica(someQuestoes(3)),
      { type: 'highlight', marcas },
      go(1),
      choose(20),
      answer,
      go(0),
    )
    expect(pratica.respostas.map((one) => one.marcas)).toEqual([marcas, undefined, undefined])
    expect(isPratica(JSON.parse(JSON.stringify(pratica)))).toBe(true)
    const other = { ...pratica.respostas[0], marcas: ['texto'] }
    expect(isPratica({ ...pratica, respostas: [other, ...pratica.respostas.slice(1)] })).toBe(false)
  })

  it('goes nowhere beyond its questions', () => {
    expect(after(begin(), go(3), go(-1))).toEqual(begin())
  })

  it('shows the result, and leads back from it to a question', () => {
    const finished = after(begin(), finish)
    expect(finished.mostraResultado).toBe(true)
    expect(after(finished, go(1))).toMatchObject({ mostraResultado: false, atual: 1 })
  })

  it('knows which questions were on the screen', () => {
    expect(seenIn(begin()).map(({ id }) => id)).toEqual([1])
    expect(seenIn(after(begin(), go(2), finish)).map(({ id }) => id)).toEqual([1, 3])
  })
})

const anyActions = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('choose' as const), id: fc.integer({ min: 10, max: 34 }) }),
    fc.record({ type: fc.constant('go' as const), index: fc.integer({ min: -1, max: 3 }) }),
    fc.constantFrom<Action>(answer, retry, finish),
  ),
  { maxLength: 40 },
)

interface Step {
  before: Pratica
  action: Action
  now: Pratica
}

/** Applies the actions one by one. Returns each action with the practice before and after it. */
function stepsOf(actions: readonly Action[]): Step[] {
  const steps: Step[] = []
  let before = begin()
  for (const action of actions) {
    const now = practise(before, action)
    steps.push({ before, action, now })
    before = now
  }
  return steps
}

describe('practise, whatever is done in whatever order', () => {
  it('never changes a first answer', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        for (const { before, now } of stepsOf(actions)) {
          const given = firstAnswers(before)
          expect(firstAnswers(now).map((later, index) => given[index] ?? later)).toEqual(
            firstAnswers(now),
          )
        }
      }),
    )
  })

  it('takes a first answer only from answering what is chosen', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        for (const { before, action, now } of stepsOf(actions)) {
          const isNew = countAnswered(now) > countAnswered(before)
          const chosen = before.respostas[before.atual]?.escolhida
          const isFirst = firstAnswers(before)[before.atual] === null
          expect(isNew).toBe(action.type === 'answer' && isFirst && chosen !== null)
        }
      }),
    )
  })

  it('touches no question but the one that is shown', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        for (const { before, now } of stepsOf(actions)) {
          expect(now.respostas.with(now.atual, EM_BRANCO)).toEqual(
            before.respostas.with(now.atual, EM_BRANCO),
          )
        }
      }),
    )
  })

  it('shows one of its questions, and counts it as seen', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        for (const { now } of stepsOf(actions)) {
          expect(seenIn(now)).toContain(now.questoes[now.atual])
        }
      }),
    )
  })

  it('locks nothing that has no choice', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        for (const { now } of stepsOf(actions)) {
          const locked = now.respostas.filter(({ conferida }) => conferida)
          expect(locked.filter(({ escolhida }) => escolhida === null)).toEqual([])
        }
      }),
    )
  })
})

describe('newAnswers', () => {
  it('are the first answers that were not there before', () => {
    const one = after(begin(), choose(10), answer)
    expect(newAnswers(begin(), one)).toMatchObject([
      { questao: { id: 1 }, marcada: 10, chave: 'c' },
    ])
    expect(newAnswers(one, after(one, retry, choose(11), answer))).toEqual([])
    const two = after(one, go(1), choose(20), answer)
    expect(newAnswers(one, two)).toMatchObject([{ questao: { id: 2 }, marcada: 20 }])
    expect(newAnswers(undefined, two)).toHaveLength(2)
  })
})
