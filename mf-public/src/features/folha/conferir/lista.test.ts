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
        for (const { situacao, conselho, passagens } of conferirTexto(texto, '')) {
          expect(conselho === '').toBe(situacao === 'certo')
          expect(situacao === 'olhar' || passagens.length === 0).toBe(true)
        }
      }),
    )
  })

  it('has a title and three paragraphs', () => {
    const texto = 'A ponte\nEra uma vez.\nDepois ruiu.\nPor fim, voltou.'
    expect(ponto(texto, 'titulo')?.situacao).toBe('certo')
    expect(ponto(texto, 'paragrafos')).toMatchObject({
      situacao: 'certo',
      titulo: '3\u00A0parágrafos',
    })
    expect(ponto('Era uma vez.', 'paragrafos')?.situacao).toBe('olhar')
  })

  it.each([
    ['Escreva entre 20 e 30 linhas.', { min: 20, max: 30 }],
    ['Texto de 20 a 30 linhas', { min: 20, max: 30 }],
    ['O texto deve ter no máximo 30 linhas.', { min: null, max: 30 }],
    ['até 25 linhas', { min: null, max: 25 }],
    ['Escreva pelo menos 15 linhas', { min: 15, max: null }],
    ['mínimo de 8 linhas e máximo de 30 linhas', { min: 8, max: 30 }],
    ['Mínimo de 15 e máximo de 30 linhas.', { min: 15, max: 30 }],
    ['No mínimo 15 linhas, no máximo 30 linhas', { min: 15, max: 30 }],
    ['máximo de 30 linhas e mínimo de 20', { min: 20, max: 30 }],
    ['15 linhas no mínimo e 30 no máximo', { min: 15, max: 30 }],
    ['Use 30 linhas, no máximo.', { min: null, max: 30 }],
    ['Escreva de 20 até 30 linhas', { min: 20, max: 30 }],
    ['Um texto de 20–30 linhas', { min: 20, max: 30 }],
    ['entre 15 (quinze) e 25 (vinte e cinco) linhas', { min: 15, max: 25 }],
    ['ao menos vinte (20) linhas', { min: 20, max: null }],
    ['Não ultrapasse as trinta linhas', { min: null, max: 30 }],
    ['Texto com até 7 linhas recebe nota zero.', { min: 8, max: null }],
    ['Será anulada a redação com menos de 10 linhas ou mais de 40 linhas', { min: 10, max: 40 }],
    ['Escreva até 30 linhas. Menos de 8 linhas: nota zero', { min: 8, max: 30 }],
    ['A linha do trem', null],
    ['Leia as linhas 3 e 4 do texto', null],
  ])('reads the lines that a theme asks for: %s', (tema, expected) => {
    expect(limiteDeLinhas(tema)).toEqual(expected)
  })

  it('measures the lines against what the theme asks for', () => {
    expect(ponto('Era.', 'linhas', 'No mínimo 2 linhas.')?.situacao).toBe('olhar')
    expect(ponto('Era.\nUma.', 'linhas', 'No mínimo 2 linhas.')?.situacao).toBe('certo')
    expect(ponto('Era.\nUma.\nVez.', 'linhas', 'Até 2 linhas.')?.situacao).toBe('olhar')
  })

  it('calls nothing right or wrong that it cannot measure', () => {
    expect(ponto('Era.', 'linhas')).toMatchObject({
      situacao: 'informa',
      titulo: 'Cerca de 1\u00A0linha na prova',
      conselho: 'O tema não diz quantas linhas pede. Veja no edital da sua prova.',
    })
    expect(ponto('A ponte\nEra uma vez.', 'conectivos')?.situacao).toBe('informa')
    expect(ponto('A ponte\nEla ruiu, porém voltou.', 'conectivos')?.situacao).toBe('certo')
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
    expect(ponto(sentence(FRASE_MAX_PALAVRAS), 'frases')?.situacao).toBe('certo')
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
    expect(found?.situacao).toBe('olhar')
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

describe('doubled words', () => {
  it('are those that come twice in a row, however short and common', () => {
    const texto = 'Fui porque Porque era a  a hora.'
    const found = ponto(texto, 'dobradas')
    expect(found).toMatchObject({
      situacao: 'olhar',
      titulo: 'Escritas duas vezes seguidas: porque e a',
    })
    expect(wordsOf(texto, found?.passagens ?? [])).toEqual(['porque Porque', 'a  a'])
  })

  it('are not those with a sign or a line between them, nor numbers, nor told apart by an accent, and are named only where there are any', () => {
    for (const texto of [
      'Sim, sim.',
      'A escola\nEscola nova',
      'bate-bate',
      '10 10',
      'Além, além',
      'o que é e foi',
    ]) {
      expect(ponto(texto, 'dobradas')).toBeUndefined()
    }
  })
})
