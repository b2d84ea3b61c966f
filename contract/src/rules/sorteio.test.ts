import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_P_VALUE, pValueOfEvenSpread, randomFrom, spreadOf } from '../testing/chance.ts'
import { draw } from './sorteio.ts'

const SEED = 12
const below = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('draw', () => {
  it('draws as many different things as asked, or all there are, and leaves the list as it is', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(70), fc.integer(), (things, count, seed) => {
        const list = below(things)
        const drawn = draw(list, count, randomFrom(seed))
        expect(drawn).toHaveLength(Math.min(things, count))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(list).toEqual(below(things))
        expect(list).toEqual(expect.arrayContaining(drawn))
      }),
    )
  })

  it.each([
    [54, 10],
    [12, 10],
  ])('favours none of %i things in draws of %i, nor any at the first place', (things, size) => {
    const draws = 5000
    const random = randomFrom(SEED)
    const list = below(things)
    const { drawn, first, repeats } = spreadOf(things, draws, () => draw(list, size, random))
    expect(repeats).toBe(0)
    expect(pValueOfEvenSpread(drawn, draws, size)).toBeGreaterThan(LEAST_P_VALUE)
    expect(pValueOfEvenSpread(first, draws, 1)).toBeGreaterThan(LEAST_P_VALUE)
  })

  it('gives every order of what it draws as often as any other', () => {
    const draws = 2400
    const random = randomFrom(SEED)
    const orders = new Map<string, number>()
    for (let made = 0; made < draws; made += 1) {
      const order = draw('abcd'.split(''), 4, random).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(pValueOfEvenSpread([...orders.values()], draws, 1)).toBeGreaterThan(LEAST_P_VALUE)
  })

  it('leaves to chance what comes, unless told otherwise', () => {
    const list = below(60)
    expect(draw(list, 60)).not.toEqual(draw(list, 60))
  })
})
