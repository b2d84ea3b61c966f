import { describe, expect, it } from 'vitest'
import { countPalavras, palavrasOf } from './palavras.ts'

describe('countPalavras', () => {
  it.each([
    ['', 0],
    [' \n — … !', 0],
    ['O guarda-chuva d’água custou 1.200,50 reais', 6],
    ['Um.Dois, três', 3],
    ['Era uma vez\n\numa escola.', 5],
  ])('counts %j: %i', (texto, expected) => {
    expect(countPalavras(texto)).toBe(expected)
  })
})

describe('palavrasOf', () => {
  it('takes off case, accents and punctuation, and says where each word stands', () => {
    const texto = '“É, o FIO-terra!”'
    const palavras = palavrasOf(texto)
    expect(palavras.map(({ forma }) => forma)).toEqual(['e', 'o', 'fio', 'terra'])
    expect(palavras.map(({ from, to }) => texto.slice(from, to))).toEqual([
      'É',
      'o',
      'FIO',
      'terra',
    ])
  })

  it('takes a letter that ASCII lacks for the letters it is searched by', () => {
    expect(palavrasOf('Straße Łódź').map(({ forma }) => forma)).toEqual(['strasse', 'lodz'])
  })

  it('takes an accent that stands by itself for part of its letter', () => {
    expect(palavrasOf('o\u0301timo')).toEqual([{ forma: 'otimo', from: 0, to: 6 }])
  })
})
