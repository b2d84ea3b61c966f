import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listWords } from './listas.ts'
import { countedWords, numberWords, spaceWords, totalSpaceWords } from './numeros.ts'
import { simuladoWords } from './simulado.ts'
import { vestibularWords } from './words.ts'

it('a number has a point at the thousands, and does not part from its noun', () => {
  expect([999, 1000, 1_234_567].map(numberWords)).toEqual(['999', '1.000', '1.234.567'])
  expect([0, 1, 1200].map((count) => countedWords(count, 'questão', 'questões'))).toEqual([
    '0\u00A0questões',
    '1\u00A0questão',
    '1.200\u00A0questões',
  ])
})

it('numbers and lists are as the language has them, whatever their size', () => {
  const numbers = new Intl.NumberFormat('pt-BR')
  const lists = new Intl.ListFormat('pt-BR')
  fc.assert(
    fc.property(
      fc.oneof(fc.nat(2000), fc.integer(), fc.double({ noNaN: true })),
      fc.array(fc.string(), { maxLength: 4 }),
      (value, words) => {
        // Nothing is written as minus zero.
        expect(numberWords(value)).toBe(numbers.format(value + 0))
        expect(listWords(words)).toBe(lists.format(words))
      },
    ),
  )
})

it('the whole of what takes space is the sum of what is said of its parts', () => {
  const parts = [147_400, 25_400]
  expect(parts.map(spaceWords)).toEqual(['147\u00A0KB', '25\u00A0KB'])
  expect(totalSpaceWords(parts)).toBe('172\u00A0KB')
  expect(totalSpaceWords([1_240_000, 1_240_000])).toBe('2,4\u00A0MB')
})

it('an exam is named by its semester and year, or by its year alone', () => {
  expect(vestibularWords({ ano: 2025, semestre: 1 })).toBe('1º\u00A0semestre de 2025')
  expect(vestibularWords({ ano: 2025, semestre: null })).toBe('2025')
})

it('a simulado is named by what it was of', () => {
  const livre = { prova: null, materia: null }
  expect(simuladoWords(livre, 10)).toBe('Simulado de 10\u00A0questões')
  expect(simuladoWords(livre, 1)).toBe('Simulado de 1\u00A0questão')
  expect(simuladoWords({ ...livre, materia: { nome: 'Química' } }, 10)).toBe('Simulado de Química')
  expect(simuladoWords({ ...livre, prova: { nome: 'Prova Azul' } }, 10)).toBe('Prova Azul')
})
