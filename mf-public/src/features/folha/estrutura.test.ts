import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estruturaOf } from './estrutura.ts'

/** Four lines in a row of this length, which look like verse when they are short. */
const fourOf = (length: number) => Array.from({ length: 4 }, () => 'a'.repeat(length))
const TWELVE = 'a ponte que caiu e que ninguém mais quis erguer de novo'
const LONG =
  'Toda cidade cresce de costas para alguma água, e só percebe isso quando precisa atravessar.'

describe('the title', () => {
  it.each([
    ['A ponte\nEra uma vez.', 'A ponte'],
    ['\n\n   A ponte \n\nEra uma vez.', 'A ponte'],
    ['Para que serve uma ponte?\nEra uma vez.', 'Para que serve uma ponte?'],
    ['E então...\nEra uma vez.', 'E então...'],
    ['A ponte\n', 'A ponte'],
    ['A ponte', null],
    ['A ponte.\nEra uma vez.', null],
    [`${LONG}\nEra uma vez.`, null],
    [`${TWELVE}\nEra uma vez.`, TWELVE],
    [`${TWELVE} palavras\nEra uma vez.`, null],
    ['...\nEra uma vez.', null],
    ['', null],
    ['\n\n', null],
  ])('of %j is %j', (texto, expected) => {
    expect(estruturaOf(texto).titulo).toBe(expected)
  })
})

describe('the paragraphs', () => {
  it('are the lines after the title, with blank lines between them or not', () => {
    expect(estruturaOf('A ponte\nUm.\n\n  Dois.\r\nTrês.').paragrafos).toEqual([
      'Um.',
      'Dois.',
      'Três.',
    ])
  })

  it('begin with the first line where there is no title', () => {
    expect(estruturaOf(`${LONG}\nDois.`).paragrafos).toEqual([LONG, 'Dois.'])
  })

  it('with the title are all lines that hold something', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ' ', 'A ponte', 'Um.', LONG)), (lines) => {
        const { titulo, paragrafos } = estruturaOf(lines.join('\n'))
        const found = titulo === null ? paragrafos : [titulo, ...paragrafos]
        expect(found).toEqual(lines.filter((line) => line.trim() !== ''))
      }),
    )
  })
})

describe('verse', () => {
  const verses = [
    'Minha ponte tem palmeiras',
    'onde canta o barqueiro',
    'as águas que aqui',
    'correm',
  ]

  it('is seen in four short lines in a row, in one stanza or two', () => {
    expect(estruturaOf(['A ponte', ...verses].join('\n')).pareceVerso).toBe(true)
    expect(
      estruturaOf(['A ponte', ...verses.slice(0, 2), '', ...verses.slice(2)].join('\n')),
    ).toHaveProperty('pareceVerso', true)
  })

  it('is made of lines of up to 45 characters', () => {
    expect(estruturaOf(['A ponte', ...fourOf(45)].join('\n')).pareceVerso).toBe(true)
    expect(estruturaOf(['A ponte', ...fourOf(46)].join('\n')).pareceVerso).toBe(false)
  })

  it.each([
    ['three short lines', verses.slice(0, 3)],
    ['short lines among long ones', [verses[0], verses[1], LONG, verses[2], verses[3]]],
    ['a dialogue', ['— Vai?', '— Vou.', '“E quando?”', '– Hoje.', '- Agora.']],
    ['long lines', [LONG, LONG, LONG, LONG]],
  ])('is not seen in %s', (_what, lines) => {
    expect(estruturaOf(`A ponte\n${lines.join('\n')}`).pareceVerso).toBe(false)
  })
})
