import { expect, it } from 'vitest'
import { flowLine } from '../layout.fixture.ts'
import type { FlowLine } from '../layout/flow.ts'
import { alternativesOf, commonMark } from '../structure/alternatives.ts'
import { labelsIn } from '../structure/labels.ts'
import { partsOf } from '../structure/parts.ts'
import { bookOf, Cuttings } from './book.ts'
import { questionOf } from './question.ts'

const LEFT = { x0: 50, x1: 290, y0: 50, y1: 700 }
const RIGHT = { x0: 310, x1: 550, y0: 50, y1: 700 }

/** The regions that are cut out for alternatives without text, by their letters. */
function cutFor(items: readonly FlowLine[]) {
  const heading = flowLine('QUESTÃO 1', 90)
  const labels = labelsIn(items, 0, items.length)
  const parts = partsOf(items, 0, alternativesOf(labels, commonMark([labels])), false)
  const book = bookOf([])
  const cuttings = new Cuttings(book.pages)
  questionOf({ heading, id: 'q1', numero: 1, parts, usual: labels.length }, book, cuttings)
  return new Map(cuttings.all.map(({ nome, regiao }) => [nome.slice(-5, -4), regiao]))
}

const letter = (mark: string, baseline: number, more: Parameters<typeof flowLine>[2] = {}) =>
  flowLine(mark, baseline, { column: LEFT, x0: more.column?.x0 ?? LEFT.x0, ...more })

it('cuts out the room beside a letter, down to the next one below it', () => {
  const second = letter('(B)', 300)
  const cut = cutFor([letter('(A)', 200), second, letter('(C)', 400)])
  expect([...cut.keys()]).toEqual(['a', 'b', 'c'])
  expect(cut.get('a')?.y1).toBeCloseTo(second.line.y0)
  expect(cut.get('a')).toMatchObject({ pagina: 1, x1: LEFT.x1 + 2 })
})

it.each([
  ['at the head of the next column', { column: RIGHT, page: 1 }, 60],
  ['beside it in the next column', { column: RIGHT, page: 1 }, 680],
  ['at the head of the next page', { column: { ...LEFT }, page: 2 }, 60],
  ['as high on the next page', { column: { ...LEFT }, page: 2 }, 680],
])('ends with the column where the next letter stands %s', (_where, next, baseline) => {
  const cut = cutFor([letter('(A)', 600), letter('(B)', 680), letter('(C)', baseline, next)])
  const [last, other] = [cut.get('b'), cut.get('c')]
  expect(last).toMatchObject({ pagina: 1, x1: LEFT.x1 + 2 })
  // The picture is still high enough.
  expect(last?.y1).toBeGreaterThan(710)
  expect(other?.pagina).toBe(next.page)
  expect(other?.x1).toBe(next.column.x1 + 2)
})
