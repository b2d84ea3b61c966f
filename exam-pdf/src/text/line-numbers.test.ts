import { range } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { piece, printedPage, words } from '../layout.fixture.ts'
import { withoutLineNumbers } from './line-numbers.ts'
import type { Piece } from './pieces.ts'

const textsOf = (pieces: Piece[]) =>
  withoutLineNumbers(printedPage(1, pieces)).pieces.map(({ text }) => text)
const lines = (count: number, text = 'Um verso curto') =>
  range(count).flatMap((row) => words(text, 80, 100 + 12 * row))
const number = (numero: number, x0: number, row = numero - 1) =>
  piece(String(numero), x0, 100 + 12 * row, { size: 8 })

/** A question whose number stands in the margin, with its first words. */
const question = (numero: number, x0: number, row: number) => [
  piece(String(numero), x0, 100 + 12 * row, { isBold: true }),
  ...words('Pergunta que', x0 + 20, 100 + 12 * row),
]

describe('withoutLineNumbers', () => {
  it.each([
    ['before the lines', 60],
    ['after the lines', 260],
  ])('drops numbers %s that count them', (_, x0) => {
    const counting = [5, 10, 15].map((numero) => number(numero, x0))

    expect(textsOf([...lines(17), ...counting])).toEqual(lines(17).map(({ text }) => text))
  })

  it('drops the only number of a short text', () => {
    expect(textsOf([...lines(7), number(5, 60)])).toHaveLength(lines(7).length)
    expect(textsOf([...lines(7), number(5, 60, 2)])).toHaveLength(lines(7).length)

    const large = piece('5', 60, 124)
    expect(textsOf([...lines(7), large])).toHaveLength(lines(7).length + 1)
  })

  it('drops numbers that end below each other beside those of questions', () => {
    const counting = [5, 10, 15].map((numero) => number(numero, numero < 10 ? 264 : 260))
    const others = [...question(4, 60, 18), ...question(3, 320, 2)]

    expect(textsOf([...lines(17), ...counting, ...others])).toHaveLength(
      lines(17).length + others.length,
    )
  })

  it('drops the number of the last line of a text, which begins a page', () => {
    const credit = words('(Autor. Obra.)', 200, 118, { size: 8 })

    expect(textsOf([...lines(1), number(10, 60, 0), ...credit])).not.toContain('10')
    expect(textsOf([...words('Acima.', 80, 60), ...lines(1), number(10, 60, 0)])).toContain('10')
  })

  it('drops numbers beside each of many long lines', () => {
    const long = lines(14, 'Uma linha que enche quase toda a largura da sua coluna')
    const each = range(1, 15).map((numero) => number(numero, 60))

    expect(textsOf([...long, ...each])).toHaveLength(long.length)
  })

  it('drops small numbers beside each of many short lines', () => {
    const each = range(1, 15).map((numero) => number(numero, 60))
    const large = range(1, 15).map((numero) => piece(String(numero), 60, 88 + 12 * numero))

    expect(textsOf([...lines(14), ...each])).toHaveLength(lines(14).length)
    expect(textsOf([...lines(14), ...large])).toHaveLength(lines(14).length + 14)
  })

  it('keeps an exponent', () => {
    const exponent = piece('5', (words('Um verso curto', 80, 100).at(-1)?.x1 ?? 0) + 1, 144, {
      size: 6,
    })

    expect(textsOf([...lines(7), exponent])).toHaveLength(lines(7).length + 1)
  })

  it('keeps the numbers of a list, of a table and of questions', () => {
    const list = range(1, 5).map((numero) => number(numero, 60))
    const headings = [5, 6, 7].map((numero, index) => piece(String(numero), 60, 100 + 48 * index))
    const table = [5, 10, 15].flatMap((numero, row) => [
      number(numero, 60, row),
      ...words('quilos', 80, 100 + 12 * row),
    ])

    expect(textsOf([...lines(4), ...list])).toHaveLength(lines(4).length + 4)
    expect(textsOf([...lines(12), ...headings])).toHaveLength(lines(12).length + 3)
    expect(textsOf(table)).toHaveLength(table.length)
  })
})
