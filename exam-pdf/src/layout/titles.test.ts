import { expect, it } from 'vitest'
import { item, read, rows } from './order.fixture.ts'

it('blocksOf reads two texts that end as high as each other before what follows both', () => {
  const stem = item('stem', 50, 180, 50)
  const texts = [...rows('l', 50, 280, 66, 4), ...rows('r', 310, 540, 66, 4)]
  const close = [...rows('q', 50, 220, 118, 1), ...rows('a', 50, 200, 130, 3)]
  const order = read([stem, ...texts, ...close, ...rows('x', 50, 540, 200, 3)]).flat()

  expect(order.indexOf('r4')).toBeLessThan(order.indexOf('q1'))
})

it('blocksOf reads each of two short texts beside each other with its title', () => {
  const wide = [...rows('w', 50, 540, 50, 2), item('last', 50, 180, 74)]
  const titles = [item('one', 130, 170, 98), item('two', 400, 445, 98)]
  const columns = [...rows('l', 50, 280, 122, 4), ...rows('r', 310, 540, 122, 4)]
  const below = rows('x', 50, 540, 180, 2)

  expect(read([...wide, ...titles, ...columns, ...below])).toEqual([
    ['last', 'w1', 'w2'],
    ['l1', 'l2', 'l3', 'l4', 'one'],
    ['r1', 'r2', 'r3', 'r4', 'two'],
    ['x1', 'x2'],
  ])
})
