import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTexto, mayRewrite, newestFirst, numberAnotacoes } from './redacoes.rules.ts'
import { correcaoDe, redacaoDe } from './redacoes.fixture.ts'
import { notaWords, trechoWords, versaoWords } from './redacoes.words.ts'

const TEXTO = 'Os celular está em todo lugar.'
const byNumber = (list: number[]) => list.toSorted((a, b) => a - b)
const at = (passagem: string, texto = 'Veja.') => {
  const inicio = TEXTO.indexOf(passagem)
  return { inicio, fim: inicio + passagem.length, texto }
}

describe('numberAnotacoes', () => {
  it('numbers remarks as they are read, the shorter of two first', () => {
    const anotacoes = numberAnotacoes([at('lugar'), at('Os celular está'), at('Os celular')], 30)
    expect(anotacoes.map(({ numero, fim }) => [numero, fim])).toEqual([
      [1, 10],
      [2, 15],
      [3, 29],
    ])
  })

  it('leaves out what marks nothing of the text', () => {
    expect(numberAnotacoes([{ inicio: 28, fim: 31, texto: 'x' }], 30)).toEqual([])
  })
})

describe('cutTexto', () => {
  it('names what lies over a piece, what begins and what ends with it', () => {
    const anotacoes = numberAnotacoes([at('Os celular está'), at('celular está em')], TEXTO.length)
    expect(cutTexto(TEXTO, anotacoes)).toEqual([
      { inicio: 0, texto: 'Os ', numeros: [1], comecam: [1], terminam: [] },
      { inicio: 3, texto: 'celular está', numeros: [1, 2], comecam: [2], terminam: [1] },
      { inicio: 15, texto: ' em', numeros: [2], comecam: [], terminam: [2] },
      { inicio: 18, texto: ' todo lugar.', numeros: [], comecam: [], terminam: [] },
    ])
  })

  it('is the whole text, and each remark begins and ends once, whatever overlaps', () => {
    const passagens = fc.array(
      fc.record({ inicio: fc.nat(60), length: fc.nat(30), texto: fc.constant('x') }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), passagens, (texto, all) => {
        const anotacoes = numberAnotacoes(
          all.map(({ inicio, length, texto: words }) => ({
            inicio,
            fim: inicio + length,
            texto: words,
          })),
          texto.length,
        )
        const trechos = cutTexto(texto, anotacoes)
        const numeros = anotacoes.map(({ numero }) => numero)
        expect(trechos.map((trecho) => trecho.texto).join('')).toBe(texto)
        expect(byNumber(trechos.flatMap(({ comecam }) => comecam))).toEqual(numeros)
        expect(byNumber(trechos.flatMap(({ terminam }) => terminam))).toEqual(numeros)
      }),
    )
  })
})

it('newestFirst begins with the correction that was delivered last', () => {
  const older = correcaoDe({ id: 1, entregue_em: '2026-11-01T12:00:00.000Z' })
  const newer = correcaoDe({ id: 2, entregue_em: '2026-11-02T12:00:00.000Z' })
  expect(newestFirst([older, newer]).map(({ id }) => id)).toEqual([2, 1])
})

describe('mayRewrite', () => {
  const corrected = redacaoDe({ id: 5, estado: 'corrigida' })

  it('is so of what was corrected', () => {
    expect(mayRewrite(corrected)).toBe(true)
    expect(mayRewrite({ ...corrected, estado: 'em_correcao' })).toBe(false)
  })

  it('is not so where the theme is gone, or where it was written again', () => {
    const again = { id: 6, reescrita: 1, enviada_em: corrected.enviada_em }
    expect(mayRewrite({ ...corrected, id_redacao: null })).toBe(false)
    expect(mayRewrite({ ...corrected, reescritas: [...corrected.reescritas, again] })).toBe(false)
  })
})

it('has words for versions, grades and passages', () => {
  expect([0, 1].map(versaoWords)).toEqual(['1ª\u00A0versão', '2ª\u00A0versão'])
  expect(notaWords({ nota: 700, maximo: 1000 })).toBe('700\u00A0de\u00A01.000')
  expect(trechoWords(' em\ntodo  lugar ')).toBe('em todo lugar')
  expect(trechoWords('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
})

it('shows each line break of a text as one, where the passages are', () => {
  const [anotacao] = numberAnotacoes([{ inicio: 2, fim: 7, texto: 'Três linhas.' }], 7)
  if (!anotacao) throw new Error('The remark is within the text')
  const [before, passagem] = cutTexto('a\rb\r\nc\n', [anotacao])
  expect([before?.texto, passagem?.texto]).toEqual(['a\n', 'b\r\nc\n'])
})
