import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { diferencaOf, proprias, type Trecho } from './diferenca.ts'

const joined = (trechos: readonly Trecho[], without: Trecho['kind']) =>
  trechos.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('')

const words = fc
  .array(fc.constantFrom('Deletou', 'a', 'força', 'de', 'uma', 'mola', 'é', '\n', ' '), {
    maxLength: 60,
  })
  .map((parts) => parts.join(' '))

it('holds both texts, whole or shortened, whatever they are', () => {
  fc.assert(
    fc.property(words, words, fc.boolean(), (antes, depois, whole) => {
      const trechos = diferencaOf(antes, depois, whole)
      expect(joined(trechos, 'come')).toBe(antes)
      expect(joined(trechos, 'gone')).toBe(depois)
      expect(whole && trechos.some(({ kind }) => kind === 'gap')).toBe(false)
    }),
  )
})

it('splits no word', () => {
  expect(diferencaOf('Ela deletou a prova', 'Ela deletará a prova', false)).toEqual([
    { kind: 'same', text: 'Ela ' },
    { kind: 'gone', text: 'deletou' },
    { kind: 'come', text: 'deletará' },
    { kind: 'same', text: ' a prova' },
  ])
})

it('leaves out what is far from the difference, at the ends of words', () => {
  const far = 'palavra '.repeat(50)
  const trechos = diferencaOf(`${far}um ${far}`, `${far}dois ${far}`, false)
  expect(trechos.map(({ kind }) => kind)).toEqual([
    'same',
    'gap',
    'same',
    'gone',
    'come',
    'same',
    'gap',
    'same',
  ])
  for (const { text } of trechos.filter(({ kind }) => kind === 'same')) {
    expect(text).toMatch(/^\s?(?:palavra\s?)*$/)
    expect(text.length).toBeLessThan(100)
  }
})

it('gives one after the other what has little in common', () => {
  expect(diferencaOf('não', 'sim', false)).toEqual([
    { kind: 'gone', text: 'não' },
    { kind: 'come', text: 'sim' },
  ])
  const kinds = diferencaOf('Leia por inteiro os textos, que servem a mais', 'Leia com calma', true)
  expect(kinds.map(({ kind }) => kind)).toEqual(['gone', 'come'])
})

it('does not compare word by word what is very long', () => {
  const long = 'a '.repeat(20_000)
  expect(diferencaOf(long, 'b', false).map(({ kind }) => kind)).toEqual(['gone', 'come'])
})

const own = (texto: string, outro: string) =>
  proprias(texto, outro).flatMap(({ text, isOwn }) => (isOwn ? text : []))

it('marks in each of two texts the words that the other has not', () => {
  const [mine, theirs] = ['Uma ponte de pedra, sobre o rio.', 'Uma ponte de aço, sobre o rio.']
  expect([own(mine, theirs), own(theirs, mine)]).toEqual([['pedra'], ['aço']])
  expect(own('Ana', 'Rui')).toEqual([])
})

it('keeps every letter of a text whose words it marks', () => {
  fc.assert(
    fc.property(words, words, (texto, outro) => {
      const pieces = proprias(texto, outro)
      expect(pieces.map(({ text }) => text).join('')).toBe(texto)
    }),
    { numRuns: 500 },
  )
})
