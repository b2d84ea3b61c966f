import { describe, expect, it } from 'vitest'
import { flowLine } from '../layout.fixture.ts'
import { textOf } from './lines.ts'
import { paragraphsOf, type Placed } from './paragraphs.ts'

const FULL = 'Uma linha que enche a coluna toda até a sua margem de lá'
const full = (baseline: number, more: Parameters<typeof flowLine>[2] = {}) =>
  flowLine(FULL, baseline, more)
/** The number of lines of each paragraph, with '+' where white space separates the paragraph from the one before. */
const read = (...lines: Placed[]) =>
  paragraphsOf(lines).map(({ isApart, lines: own }) => `${isApart ? '+' : ''}${own.length}`)

const begins = (x0: number) => read(full(100), full(112), flowLine('Uma linha', 124, { x0 }))

// The column ends at 299. A word of four letters is 20 points wide and needs a space before it.
const wide = (x1: number) => {
  const line = flowLine('Um texto', 100)
  return { ...line, line: { ...line.line, x1 } }
}

describe('paragraphsOf', () => {
  it('gives the lines back in their order, each once', () => {
    const lines = [full(100), flowLine('Fim.', 112), full(124)]
    expect(paragraphsOf(lines).flatMap((each) => each.lines)).toEqual(lines)
    expect(paragraphsOf([])).toEqual([])
  })

  it('parts lines by white that is wider than that of most', () => {
    const before = [full(100), full(112), full(124)]
    expect(read(...before, full(140))).toEqual(['+4'])
    expect(read(...before, full(140.2))).toEqual(['+3', '+1'])
  })

  it('takes wide spacing for the usual one where all lines have it', () => {
    expect(read(full(100), full(120), full(140))).toEqual(['+3'])
  })

  it('parts lines of other sizes', () => {
    expect(read(full(100), full(112, { size: 9 }))).toEqual(['+2'])
    expect(read(full(100), full(112, { size: 8.75 }))).toEqual(['+1', '+1'])
  })

  it('parts a background from what is around it, in a column', () => {
    const background = { x0: 40, x1: 330, y0: 105, y1: 140 }
    const on = (baseline: number) => ({ ...full(baseline), background })
    expect(read(full(100), on(112), on(124), full(136))).toEqual(['+1', '+2', '+1'])
    const column = { x0: 310, x1: 560, y0: 50, y1: 700 }
    expect(read(full(100), { ...on(112), column })).toEqual(['+2'])
  })

  it('goes on from one page to the next', () => {
    expect(read(full(690), full(760, { page: 2 }))).toEqual(['+2'])
  })

  it('begins a paragraph at an indent, of seven tenths of the size up to six sizes', () => {
    expect(begins(57)).toEqual(['+3'])
    expect(begins(57.1)).toEqual(['+2', '+1'])
    expect(begins(109.9)).toEqual(['+2', '+1'])
    expect(begins(110)).toEqual(['+3'])
  })

  it('ends a paragraph where the first word of the next line would have fit', () => {
    const next = flowLine('Este é outro', 112)
    expect(read(wide(274), next)).toEqual(['+2'])
    expect(read(wide(273.9), next)).toEqual(['+1', '1'])
  })

  it('knows the margin of a background by where its lines begin', () => {
    const column = { x0: 20, x1: 600, y0: 50, y1: 700 }
    const on = (x1: number) => {
      const background = { x0: 40, x1, y0: 80, y1: 140 }
      const lines = [flowLine('Um texto curto', 100), flowLine('Este é outro', 112)]
      return read(...lines.map((line) => ({ ...line, column, background })))
    }
    // The first line ends at 115, and the background has a padding of 10 points on both sides.
    expect(on(150)).toEqual(['+2'])
    expect(on(152)).toEqual(['+1', '1'])
  })

  it('goes on after a hyphen before a small letter alone', () => {
    const divided = flowLine('Um texto em cons-', 100)
    expect(read(divided, flowLine('trução.', 112), full(124))).toEqual(['+2', '1'])
    expect(read(divided, flowLine('Trução.', 112), full(124))).toEqual(['+1', '1', '1'])
    expect(textOf(divided.line)).toMatch(/-$/)
  })
})
