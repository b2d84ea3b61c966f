import { expect, it } from 'vitest'
import { foundInWords, ondeInWords, origemOf, trechoInWords } from './busca.words.ts'

const AZUL = { id: 1, nome: 'Prova Azul', vestibular: { id: 2, ano: 2025, semestre: 2 as const } }

it.each([
  [{ numero: 7, prova: AZUL }, ['Questão 7', 'Prova Azul', '2º\u00A0semestre de 2025']],
  [{ numero: null, prova: { ...AZUL, vestibular: null } }, ['Prova Azul']],
  [{ prova: { ...AZUL, nome: '', vestibular: null } }, ['prova sem nome']],
])('says of %j where it is from', (questao, words) => {
  expect(origemOf(questao)).toEqual(words)
})

it.each([
  ['O <i>bonde</i>', 'Encontrada no texto “O bonde”'],
  [' ', 'Encontrada no texto da questão'],
  [null, 'Encontrada no texto da questão'],
])('names the text %j that holds the words', (titulo, words) => {
  expect(ondeInWords({ referencia: { id: 1, titulo }, trecho: '' }, 'bonde')).toBe(words)
})

it('says that the alternatives hold what the text does not', () => {
  const questao = { referencia: null, trecho: 'O que vaza?' }
  expect(ondeInWords(questao, 'agua')).toBe('Encontrada nas alternativas')
  expect([ondeInWords(questao, 'VÁZA'), ondeInWords(questao, '')]).toEqual([null, null])
})

it.each([
  ['the beginning of a longer text', { referencia: null, trecho: `${'água '.repeat(39)}vazam` }],
  ['of a server that knows no references', { trecho: 'O que vaza?' }],
])('names no place of words that a passage lacks which is %s', (_, questao) => {
  expect(ondeInWords(questao, 'bonde')).toBe('Encontrada em outra parte da questão')
})

it('counts what was found', () => {
  expect([foundInWords(1), foundInWords(2100)]).toEqual([
    '1\u00A0questão encontrada',
    '2.100\u00A0questões encontradas',
  ])
})

it('ends a text that was cut with its last whole word', () => {
  const trecho = `${'água '.repeat(39)}vazam`
  expect(Array.from(trecho)).toHaveLength(200)
  expect(trechoInWords({ trecho })).toBe(`${'água '.repeat(39).trimEnd()}…`)
  expect(trechoInWords({ trecho: 'A água vaza' })).toBe('A água vaza')
})
