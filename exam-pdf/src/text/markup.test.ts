import { describe, expect, it } from 'vitest'
import { flowLine, flowLines, piece } from '../layout.fixture.ts'
import { vocabularyOf } from './hyphens.ts'
import { lineOf } from './lines.ts'
import { oneLineOf, textFieldOf } from './markup.ts'

const NO_WORDS = vocabularyOf([])
const FULL = 'Uma linha que enche a coluna toda até a sua margem de lá'

describe('textFieldOf', () => {
  it('joins lines that fill their column, and words that are divided', () => {
    const lines = flowLines([FULL, `${FULL.slice(0, -3)}cons-`, 'trução.'])

    expect(textFieldOf(lines, NO_WORDS)).toBe(`${FULL} ${FULL.slice(0, -3)}construção.`)
  })

  it('joins a word whose hyphen has another font, or stands in both lines', () => {
    const start = flowLine('em cons', 100)
    const hyphen = piece('\u2010', start.line.x1, 100, { font: 'Fallback' })
    const line = { ...start, line: lineOf([...start.line.pieces, hyphen]) }

    expect(oneLineOf([line, flowLine('trução.', 112)], NO_WORDS)).toBe('em construção.')
    expect(oneLineOf(flowLines(['o plano político-', '-territorial']), NO_WORDS)).toBe(
      'o plano político-territorial',
    )
  })

  it('joins years that a hyphen at the end of a line parts', () => {
    const lines = flowLines(['No Império (1822-', '1889) houve isso.', FULL])

    expect(textFieldOf(lines, NO_WORDS)).toContain('(1822-1889)')
  })

  it('joins a divided word whatever room its line leaves', () => {
    const lines = flowLines(['Um texto em cons-', 'trução.', FULL])

    expect(textFieldOf(lines, NO_WORDS)).toBe(`Um texto em construção.\n${FULL}`)
  })

  it('takes what is small and a little off its line for an index', () => {
    const carbon = piece('CO', 50, 100)
    const two = piece('2', carbon.x1, 100.6, { size: 6 })
    const line = { ...flowLine('CO', 100), line: lineOf([carbon, two]) }

    expect(oneLineOf([line], NO_WORDS)).toBe('CO<sub>2</sub>')
  })

  it('leaves the room in brackets that are to be filled in', () => {
    expect(oneLineOf([flowLine('( ) Primeira , e ( a ) outra.', 100)], NO_WORDS)).toBe(
      '( ) Primeira, e ( a) outra.',
    )
  })

  it('ends a paragraph where the next word would have fit, and keeps verses', () => {
    expect(textFieldOf(flowLines([FULL, 'Fim.', FULL]), NO_WORDS)).toBe(`${FULL} Fim.\n${FULL}`)
    expect(textFieldOf(flowLines(['É pau,', 'é pedra', FULL]), NO_WORDS)).toBe(
      `É pau,\né pedra\n${FULL}`,
    )
  })

  it('goes on with a sentence whose next words must not be parted, but not in verses or to a formula', () => {
    const held = `${FULL.slice(0, -9)} de`
    expect(textFieldOf(flowLines([held, '10 km de lá.', FULL]), NO_WORDS)).toBe(
      `${held} 10 km de lá.\n${FULL}`,
    )
    expect(textFieldOf(flowLines([FULL, `${held}.`, 'a água.']), NO_WORDS)).toBe(
      `${FULL} ${held}.\na água.`,
    )
    expect(textFieldOf(flowLines([FULL, held, 'a pedra', 'e o pó', FULL]), NO_WORDS)).toBe(
      `${FULL} ${held}\na pedra\ne o pó\n${FULL}`,
    )
    const formula = flowLine('v = 2', 124, { x0: 150 })
    expect(textFieldOf([...flowLines([FULL, held]), formula], NO_WORDS)).toBe(
      `${FULL} ${held}\nv = 2`,
    )
  })

  it('leaves a blank line where white parts paragraphs', () => {
    const lines = [...flowLines([FULL, FULL]), flowLine('Depois.', 150)]

    expect(textFieldOf(lines, NO_WORDS)).toBe(`${FULL} ${FULL}\n\nDepois.`)
  })
})

describe('oneLineOf', () => {
  it('writes looks as tags, one pair for neighbours that share them', () => {
    const pieces = [
      piece('em', 50, 100),
      piece('negrito', 63, 100, { isBold: true }),
      piece('forte', 101, 100, { isBold: true }),
      { ...piece('sob', 130, 100), isUnderlined: true },
    ]
    const line = { ...flowLine('x', 100), line: lineOf(pieces) }

    expect(oneLineOf([line], NO_WORDS)).toBe('em <b>negrito forte</b> <u>sob</u>')
  })

  it('writes exponents and indices by where they stand', () => {
    const base = piece('10', 50, 100)
    const power = piece('-3', base.x1, 96, { size: 6 })
    const water = piece('H', 80, 100)
    const index = piece('2', water.x1, 102, { size: 6 })
    const line = {
      ...flowLine('x', 100),
      line: { ...lineOf([base, power, water, index]), size: 10, baseline: 100 },
    }

    expect(oneLineOf([line], NO_WORDS)).toBe('10<sup>-3</sup> H<sub>2</sub>')
  })
})
