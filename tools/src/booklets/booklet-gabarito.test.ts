import { describe, expect, it } from 'vitest'
import { alternativaOf, examOf, questaoOf } from './exam.fixture.ts'
import { gabaritoOf, keyColumns, keyRows } from './booklet-gabarito.ts'

const ASSETS = { css: '', fonts: '', figureFonts: '' }

const rowsOf = (count: number) =>
  keyRows(Array.from({ length: count }, (_, index) => questaoOf(index + 1)))

describe('keyRows', () => {
  it('has the right letter and the matéria of each question, in the order of the numbers', () => {
    expect(keyRows([questaoOf(2, { materia: 'Física' }), questaoOf(1)])).toEqual([
      { numero: '01', resposta: 'B', materia: '', isRetificada: false },
      { numero: '02', resposta: 'B', materia: 'Física', isRetificada: false },
    ])
  })

  it('keeps the place of an annulled question, and tells a rectified one', () => {
    const rows = keyRows([
      questaoOf(1, { anulada: true, alternativas: [alternativaOf('A')] }),
      questaoOf(2, { retificada: true }),
    ])

    expect(rows.map(({ resposta, isRetificada }) => [resposta, isRetificada])).toEqual([
      ['ANULADA', false],
      ['B', true],
    ])
  })
})

describe('keyColumns', () => {
  it.for([
    [10, [10]],
    [15, [8, 7]],
    [54, [27, 27]],
    [60, [15, 15, 15, 15]],
  ] as const)('divides %i rows evenly', ([count, lengths]) => {
    const rows = rowsOf(count)

    expect(keyColumns(rows).map(({ length }) => length)).toEqual(lengths)
    expect(keyColumns(rows).flat()).toEqual(rows)
  })
})

describe('gabaritoOf', () => {
  it('explains the words that its table has, and no others', () => {
    const plain = gabaritoOf(examOf({ questoes: [questaoOf(1)] }), ASSETS)
    expect(plain).not.toMatch(/anulada|retificada/i)

    const questoes = [questaoOf(1, { anulada: true }), questaoOf(2, { retificada: true })]
    const marked = gabaritoOf(examOf({ questoes }), ASSETS)
    expect(marked).toContain('ANULADA: a questão não tem resposta certa')
    expect(marked).toContain('Retificada: a resposta foi corrigida')
  })
})
