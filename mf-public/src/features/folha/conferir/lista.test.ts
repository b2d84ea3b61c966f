import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conectivosOf } from './conectivos.ts'
import { limiteDeLinhas } from './limite-de-linhas.ts'
import { conferirTexto, FRASE_MAX_PALAVRAS, type Ponto } from './lista.ts'
import { frasesOf, linesOf } from './passagem.ts'
import { repetidasIn } from './repetidas.ts'

const whole = (texto: string) => ({ from: 0, to: texto.length })
const wordsOf = (texto: string, all: readonly { from: number; to: number }[]) =>
  all.map(({ from, to }) => texto.slice(from, to))
const ponto = (texto: string, nome: Ponto['nome'], tema = '') =>
  conferirTexto(texto, tema).find((one) => one.nome === nome)

const prose = fc
  .array(
    fc.constantFrom(
      'casa',
      'Além disso',
      'porém',
      'a',
      'escola',
      'escolas',
      '.',
      '?',
      '\n',
      '1.000',
      'é',
      '—',
      'Portanto',
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(' '))

describe('the checklist', () => {
  it('points only at passages that are there, in their order, whatever was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), prose), (texto) => {
        for (const { passagens, titulo } of conferirTexto(texto, '')) {
          expect(titulo).not.toBe('')
          for (const { from, to } of passagens) {
            expect(from >= 0 && from < to && to <= texto.length).toBe(true)
            expect(texto.slice(from, to)).toBe(texto.slice(from, to).trim())
          }
        }
      }),
    )
  })

  it('has advice exactly where there is something to look at', () => {
    fc.assert(
      fc.property(prose, (texto) => {
        for (const { isOk, conselho, passagens } of conferirTexto(texto, '')) {
          expect([isOk, conselho === '', passagens.length === 0]).toSatisfy(
            ([ok, isSilent, isEmpty]) => !ok || (isSilent && isEmpty),
          )
        }
      }),
    )
  })

  it('has a title and three paragraphs', () => {
    const texto = 'A ponte\nEra uma vez.\nDepois ruiu.\nPor fim, voltou.'
    expect(ponto(texto, 'titulo')?.isOk).toBe(true)
    expect(ponto(texto, 'paragrafos')).toMatchObject({ isOk: true, titulo: '3\u00A0parágrafos' })
    expect(ponto('Era uma vez.', 'paragrafos')?.isOk).toBe(false)
  })

  it.each([
    ['Escreva entre 20 e 30 linhas.', { min: 20, max: 30 }],
    ['Texto de 20 a 30 linhas', { min: 20, max: 30 }],
    ['O texto deve ter no máximo 30 linhas.', { min: null, max: 30 }],
    ['até 25 linhas', { min: null, max: 25 }],
    ['Escreva pelo menos 15 linhas', { min: 15, max: null }],
    ['mínimo de 8 linhas e máximo de 30 linhas', { min: 8, max: 30 }],
    ['A linha do trem', null],
  ])('reads the lines that a theme asks for: %s', (tema, expected) => {
    expect(limiteDeLinhas(tema)).toEqual(expected)
  })

  it('measures the lines against what the theme asks for', () => {
    expect(ponto('Era.', 'linhas', 'No mínimo 2 linhas.')?.isOk).toBe(false)
    expect(ponto('Era.\nUma.', 'linhas', 'No mínimo 2 linhas.')?.isOk).toBe(true)
    expect(ponto('Era.\nUma.\nVez.', 'linhas', 'Até 2 linhas.')?.isOk).toBe(false)
    expect(ponto('Era.', 'linhas')?.isOk).toBe(true)
  })
})

const sentence = (words: number) => `${'palavra '.repeat(words).trim()}.`

describe('sentences', () => {
  it('end at their stop, not at that of a number or an abbreviation', () => {
    const texto = 'Foram 1.000 casas, etc. e tal. Quem diria? Eu!'
    expect(wordsOf(texto, frasesOf(texto, whole(texto)))).toEqual([
      'Foram 1.000 casas, etc. e tal.',
      'Quem diria?',
      'Eu!',
    ])
  })

  it('hold every word of their text', () => {
    fc.assert(
      fc.property(prose, (texto) => {
        const words = linesOf(texto).flatMap((line) => wordsOf(texto, frasesOf(texto, line)))
        expect(words.join('').replaceAll(/\s/g, '')).toBe(texto.replaceAll(/\s/g, ''))
      }),
    )
  })

  it('are named where they have more than forty words', () => {
    expect(ponto(sentence(FRASE_MAX_PALAVRAS), 'frases')?.isOk).toBe(true)
    expect(ponto(sentence(FRASE_MAX_PALAVRAS + 1), 'frases')?.passagens).toHaveLength(1)
  })
})

describe('connectives', () => {
  it('are known whatever their case and accents, the longer one first', () => {
    const texto = 'Além disso, choveu. NO ENTANTO, fui, pois quis.'
    expect(wordsOf(texto, conectivosOf(texto, whole(texto)))).toEqual([
      'Além disso',
      'NO ENTANTO',
      'pois',
    ])
  })

  it('are missed where a paragraph begins without one', () => {
    const texto = 'A ponte\nEra uma ponte.\nPorém, ruiu.\nO prefeito veio.'
    const found = ponto(texto, 'conectivos')
    expect(found?.isOk).toBe(false)
    expect(wordsOf(texto, found?.passagens ?? [])).toEqual(['O prefeito veio.'])
  })
})

describe('repeated words', () => {
  it('are those that come three times near each other, singular and plural', () => {
    const texto = 'A escola abriu. As escolas, toda Escola, têm porta.'
    expect(repetidasIn(texto)).toHaveLength(1)
    expect(wordsOf(texto, repetidasIn(texto)[0]?.passagens ?? [])).toEqual([
      'escola',
      'escolas',
      'Escola',
    ])
    const far = `escola ${'a '.repeat(40)} escola ${'a '.repeat(40)} escola`
    expect(repetidasIn(far)).toEqual([])
    expect(repetidasIn('porque porque porque então então então')).toEqual([])
  })
})
