import { describe, expect, it } from 'vitest'
import { conferir, firstPendencia } from './conferencia-da-folha.ts'

const TRECHO = { indice: 0, from: 0, to: 10 }
const said = (texto: string, trechos = 0) =>
  conferir(
    texto,
    Array.from({ length: trechos }, () => TRECHO),
  ).map(({ situacao, palavras }) => `${situacao}: ${palavras}`)
const first = (texto: string, trechos: readonly (typeof TRECHO)[] = []) =>
  firstPendencia(conferir(texto, trechos))

describe('conferir', () => {
  it('has nothing done on an empty sheet', () => {
    expect(said('')).toEqual([
      'falta: Sem título',
      'falta: Nenhum parágrafo',
      'espera: Sem versos',
      'espera: Nada copiado dos textos',
    ])
  })

  it('has all done where there are a title and three paragraphs of prose', () => {
    expect(said('A ponte\nUm parágrafo.\nOutro parágrafo.\nMais um.')).toEqual([
      'certo: Com título',
      'certo: 3\u00A0parágrafos',
      'certo: Sem versos',
      'certo: Nada copiado dos textos',
    ])
  })

  it('does not say that nothing is copied where there is nothing to copy from', () => {
    const itens = conferir('A ponte\nUm parágrafo.\nOutro parágrafo.\nMais um.', null)
    expect(itens.at(-1)).toMatchObject({
      situacao: 'certo',
      palavras: 'Sem textos para comparar',
    })
    expect(firstPendencia(itens)).toBeNull()
  })

  it('tells what should not be there', () => {
    const verses = 'A ponte\num\ndois\ntrês\nquatro'
    expect(said(verses, 1).slice(2)).toEqual([
      'problema: Parece em versos',
      'problema: 1\u00A0trecho copiado',
    ])
    expect(said(verses, 2)[3]).toBe('problema: 2\u00A0trechos copiados')
  })
})

describe('firstPendencia', () => {
  it.each([
    ['', 'Comece pelo título'],
    ['A ponte', 'Falta o título'],
    ['A ponte\n', 'Faltam parágrafos'],
    ['A ponte\nUm parágrafo.', 'Faltam parágrafos'],
    ['A ponte\nUm parágrafo.\nOutro.', 'Falta um parágrafo'],
    ['A ponte\nUm parágrafo.\nOutro.\nMais um.', null],
  ])('of %j is %j', (texto, expected) => {
    expect(first(texto)).toBe(expected)
  })

  it('is what should not be there before what is not there yet', () => {
    expect(first('Um texto copiado.', [TRECHO])).toBe('1\u00A0trecho copiado')
  })
})
