import { expect, it } from 'vitest'
import { leftOutBy, noNoun, shownOf, thisNoun } from './noun.ts'

const CURSO = { singular: 'curso', plural: 'cursos', genero: 'm' } as const
const PROVA = { singular: 'prova', plural: 'provas', genero: 'f' } as const

it('speaks of a noun by its gender', () => {
  expect([thisNoun(CURSO), thisNoun(PROVA)]).toEqual(['este curso', 'esta prova'])
  expect([noNoun(CURSO), noNoun(PROVA)]).toEqual(['Nenhum curso', 'Nenhuma prova'])
})

it.each([
  [0, 0, '0\u00A0cursos'],
  [1, 1, '1\u00A0curso'],
  [3, 14, '3 de 14\u00A0cursos'],
  [1200, 2000, '1.200 de 2.000\u00A0cursos'],
])('counts %i of %i', (found, total, words) => {
  expect(shownOf(CURSO, found, total)).toBe(words)
})

it('says how many a search leaves out', () => {
  expect(leftOutBy(CURSO, 1, 'me')).toBe('1\u00A0curso não combina com “me”.')
  expect(leftOutBy(CURSO, 11, 'me')).toBe('11\u00A0cursos não combinam com “me”.')
})
