import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { practise, startPratica, type Action, type Pratica } from './pratica.rules.ts'
import { usePratica } from './use-pratica.ts'

const answer: Action = { type: 'answer' }
const retry: Action = { type: 'retry' }
const finish: Action = { type: 'finish' }
const toFirst: Action = { type: 'go', index: 0 }
const toSecond: Action = { type: 'go', index: 1 }

const questoes = someQuestoes(2)
const chooseIn = (index: number): Action => ({
  type: 'choose',
  id: questoes[index]?.alternativas[0]?.id ?? 0,
})

/** The first question is answered, the second has a choice and is shown. */
const begun = [chooseIn(0), answer, toSecond, chooseIn(1)].reduce(practise, startPratica(questoes))

describe('a set in practice', () => {
  const onChange = vi.fn<(pratica: Pratica) => void>()
  beforeEach(() => void onChange.mockClear())

  /** Presses what the screen shows, so fast that nothing is drawn in between. */
  function pressAll(...actions: readonly Action[]) {
    const { result } = renderHook(() => usePratica(begun, onChange))
    act(() => actions.forEach((action) => result.current[1](action)))
    return result.current[0]
  }

  it('is passed on at its beginning', () => {
    expect(pressAll()).toBe(begun)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(begun)
  })

  it('is passed on before the answer is drawn', () => {
    const { result } = renderHook(() => usePratica(begun, onChange))
    act(() => {
      result.current[1](answer)
      expect(onChange).toHaveBeenLastCalledWith(practise(begun, answer))
      expect(result.current[0]).toBe(begun)
    })
    expect(result.current[0]).toEqual(practise(begun, answer))
  })

  it.each<[string, Action]>([
    ['Responder', answer],
    ['Tentar de novo', retry],
    ['an alternative', chooseIn(0)],
    ['the marker', { type: 'highlight', marcas: [] }],
  ])('takes no press on %s of the question just left', (_, late) => {
    expect(pressAll(toFirst, late)).toEqual(practise(begun, toFirst))
    expect(pressAll(finish, late)).toEqual(practise(begun, finish))
  })

  it('takes the way on from the question just left', () => {
    expect(pressAll(toFirst, toSecond, toFirst).atual).toBe(0)
    expect(pressAll(toFirst, finish).mostraResultado).toBe(true)
  })

  it('takes what comes after an answer that is not drawn yet', () => {
    expect(pressAll(answer, retry)).toEqual([answer, retry].reduce(practise, begun))
  })
})
