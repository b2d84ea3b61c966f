import { describe, expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { linesOf, textOf } from './lines.ts'

const read = (pieces: Parameters<typeof linesOf>[0]) => linesOf(pieces).map(textOf)

describe('linesOf', () => {
  it('reads words from left to right and from above, whatever order they come in', () => {
    const pieces = [...words('uma segunda linha', 50, 112), ...words('Primeira linha e', 50, 100)]

    expect(read(pieces.toReversed())).toEqual(['Primeira linha e', 'uma segunda linha'])
  })

  it('reads what stands in one row as a line, though it is a little smaller, but no credit', () => {
    const heading = words('Questão 01', 50, 100)
    const points = words('(2,5 pontos)', 200, 98.3, { size: 8.4 })
    const credit = words('(2,5 pontos)', 200, 98.3, { size: 6 })

    expect(read([...heading, ...points])).toEqual(['Questão 01 (2,5 pontos)'])
    expect(read([...heading, ...credit])).toHaveLength(2)
  })

  it('puts exponents and indices to the letters that they stand at', () => {
    const mass = piece('H', 50, 100)
    const index = piece('2', mass.x1, 102, { size: 6 })
    const unit = piece('cm', 80, 100)
    const exponent = piece('3', unit.x1, 96, { size: 6 })

    expect(read([mass, index, unit, exponent, ...words('abaixo', 50, 112)])).toEqual([
      'H2 cm3',
      'abaixo',
    ])
  })

  it('keeps the size of the letters of a formula with more indices than letters', () => {
    const carbon = piece('C', 50, 100)
    const twelve = piece('12', carbon.x1, 101, { size: 6.8 })
    const oxygen = piece('O', twelve.x1, 100)
    const eleven = piece('11', oxygen.x1, 101, { size: 6.8 })
    const lines = linesOf([carbon, twelve, oxygen, eleven])

    expect(lines.map(({ baseline, size }) => ({ baseline, size }))).toEqual([
      { baseline: 100, size: 10 },
    ])
  })

  it('keeps the size of words among which a sign of a larger font stands off their line', () => {
    const text = words('uma folha com 450', 50, 101, { size: 8 })
    const sign = (x: string) => piece(x, text.at(-1)?.x1 ?? 0, 100)

    for (const x of ['²', '*']) expect(linesOf([...text, sign(x)])).toMatchObject([{ size: 8 }])
  })

  it('leaves small print that stands by itself a line of its own', () => {
    const credit = words('Fonte: um jornal', 50, 108, { size: 6 })

    expect(read([...words('Fim do texto.', 50, 100), ...credit])).toEqual([
      'Fim do texto.',
      'Fonte: um jornal',
    ])
  })
})

describe('textOf', () => {
  it('parts words by white, written or not, and joins what only changes its font', () => {
    const bold = piece('ne', 50, 100, { isBold: true })
    const rest = piece('grito', bold.x1, 100)
    const thin = { ...piece('x', rest.x1 + 1, 100), hasSpaceBefore: true }

    expect(textOf({ pieces: [bold, rest, thin] })).toBe('negrito x')
    expect(textOf({ pieces: [piece('a', 50, 100), piece('b', 57, 100)] })).toBe('a b')
  })
})
