import { describe, expect, it } from 'vitest'
import { flowLines, piece } from '../layout.fixture.ts'
import { labelsIn } from './labels.ts'
import { areOneParagraph, isFull, ownerOf } from './run-in.ts'

/** A word that is 45 points wide and needs a space of 2.5 points before it. */
const WORD = piece('amarelada', 50, 132)

describe('isFull', () => {
  it('is a line that has no room for the next word with its space', () => {
    expect(isFull(200, 247.4, WORD)).toBe(true)
    expect(isFull(200, 247.5, WORD)).toBe(false)
  })
})

/**
 * The owner of the next line after alternatives that are 50 points wide, with these white spaces between them; the
 * column ends `room` points after the last one.
 */
const owner = (whites: readonly number[], room: number) => {
  const row = [{ x0: 50, x1: 100 }]
  for (const white of whites) {
    const x0 = (row.at(-1)?.x1 ?? 0) + white
    row.push({ x0, x1: x0 + 50 })
  }
  return ownerOf(row, WORD, (row.at(-1)?.x1 ?? 0) + room)
}

describe('ownerOf', () => {
  it('is the last one of some that run in a full line, and the first where that is not full', () => {
    expect(owner([10, 10], 40)).toBe('last')
    expect(owner([10, 10], 48)).toBe('first')
  })

  it('is none where the white between them differs', () => {
    expect(owner([10, 11.4], 40)).toBe('last')
    expect(owner([10, 11.6], 40)).toBeUndefined()
  })

  it('is the last of two after the first of which the word would have fit', () => {
    expect(owner([47.6], 40)).toBe('last')
    expect(owner([47.4], 40)).toBeUndefined()
  })
})

const areOne = (...texts: string[]) => {
  const flow = flowLines(texts)
  return areOneParagraph(labelsIn(flow, 0, flow.length))
}

describe('areOneParagraph', () => {
  it('are alternatives of which one begins after the end of another in its line', () => {
    expect(areOne('a) um b) dois', 'que segue c) três')).toBe(true)
  })

  it('are not those that begin lines, nor in a row of their own, nor after the stem', () => {
    expect(areOne('a) um', 'b) dois')).toBe(false)
    expect(areOne('a) um b) dois', 'c) três d) quatro')).toBe(false)
    expect(areOne('Qual é?  a) um', 'b) dois')).toBe(false)
  })
})
