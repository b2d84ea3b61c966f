import { range } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { chainIn, lettersBefore, withTwice } from './number-chains.ts'
import { inFlow } from './numbers.fixture.ts'

describe('lettersBefore', () => {
  it('counts the letters A before each number', () => {
    const { letters, numbers } = inFlow('1 A B 2 3 A A 4')
    expect(lettersBefore(numbers, letters)).toEqual([0, 1, 1, 3])
  })
})

const placesOf = (text: string) => {
  const { letters, numbers } = inFlow(text)
  return chainIn(numbers, letters).map(({ at }) => at)
}

const numbersOf = (text: string) => {
  const { letters, numbers } = inFlow(text)
  return chainIn(numbers, letters).map(({ numero }) => numero)
}

describe('chainIn', () => {
  it.each([
    ['1 7 2 50 3', [1, 2, 3]],
    ['46 47 48', [46, 47, 48]],
    ['3 2 1', [1]],
    ['2 3 1 2 3', [1, 2, 3]],
  ])('of %j is the longest one that grows: %j', (text, chain) => {
    expect(numbersOf(text)).toEqual(chain)
  })

  it('goes on over five missing numbers, and over no more', () => {
    expect(numbersOf('1 2 3 9 10 11')).toEqual([1, 2, 3, 9, 10, 11])
    expect(numbersOf('1 2 3 10 11 12')).toEqual([1, 2, 3])
  })

  it('leaves a list before the questions, as long as their beginning', () => {
    expect(placesOf('1 2 3 1 2 3 4')).toEqual([3, 4, 5, 6])
  })

  it('takes of two numbers of one question the first', () => {
    expect(placesOf('1 A 2 A 3 3 A 4 A')).toEqual([0, 2, 4, 7])
    // Without letters between them, both 3 may be the beginning of a question.
    expect(placesOf('1 2 3 3 4')).toEqual([0, 1, 3, 4])
  })

  it('takes the number of which one question is between its neighbours', () => {
    expect(placesOf('1 A 2 A 2 3 A')).toEqual([0, 2, 5])
    expect(placesOf('1 2 2 3')).toEqual([0, 2, 3])
  })
})

const first = (count: number) => range(1, count + 1).join(' ')

/** The places of the numbers that `withTwice` takes, for a chain at these places. */
const taken = (text: string, chain: readonly number[]) => {
  const { letters, numbers } = inFlow(text)
  const own = numbers.filter(({ at }) => chain.includes(at))
  return withTwice(own, numbers, letters).map(({ at }) => at)
}

describe('withTwice', () => {
  it('adds the first questions of another language, before or after', () => {
    expect(taken('1 2 3 1 2 3 4 5', [3, 4, 5, 6, 7])).toEqual(range(8))
    expect(taken('1 2 3 1 2 3 4 5', [0, 1, 2, 6, 7])).toEqual(range(8))
  })

  it.each([
    ['a run that lacks its beginning', '2 3 1 2 3 4', [2, 3, 4, 5]],
    ['a run with a gap', '1 3 1 2 3 4', [2, 3, 4, 5]],
    ['a number alone', '1 1 2 3', [1, 2, 3]],
    ['a run after other questions', '1 2 3 4 1 2 5', [0, 1, 2, 3, 6]],
  ])('leaves out %s', (_, text, chain) => {
    expect(taken(text, chain)).toEqual(chain)
  })

  it('adds fifteen questions, and no more', () => {
    expect(taken(`${first(15)} ${first(16)}`, range(15, 31))).toHaveLength(31)
    expect(taken(`${first(16)} ${first(17)}`, range(16, 33))).toHaveLength(32)
  })
})
