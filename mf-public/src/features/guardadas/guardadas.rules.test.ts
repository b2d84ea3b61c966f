import { expect, it } from 'vitest'
import { someQuestao } from '../../testing/questoes.ts'
import { listasIn, ofLista, resumoOf, withLista } from './guardadas.rules.ts'

const GUARDADAS = [{ listas: ['Química', 'Água'] }, { listas: [] }, { listas: ['Química'] }]

it('keeps of a question how it begins, as words, and where it is from', () => {
  const questao = someQuestao(7, { numero: 3, texto: `A <b>água</b>\n ${'ferve '.repeat(50)}` })
  const { trecho, ...rest } = resumoOf(questao)
  expect(trecho).toMatch(/^A água ferve ferve/)
  expect(Array.from(trecho)).toHaveLength(200)
  expect(rest).toEqual({ id: 7, numero: 3, materia: questao.materia, prova: questao.prova })
})

it('has each list once, by the alphabet', () => {
  expect(listasIn(GUARDADAS)).toEqual(['Água', 'Química'])
})

it('takes the questions of one list, or all of them', () => {
  expect(ofLista(GUARDADAS, 'Química')).toEqual([GUARDADAS[0], GUARDADAS[2]])
  expect(ofLista(GUARDADAS, null)).toBe(GUARDADAS)
})

it.each([
  ['a new one', ['a'], '  Para  domingo ', ['a', 'Para domingo']],
  ['one that is there, however it is written', [], 'QUIMICA', ['Química']],
  ['one that it is in already', ['Química'], 'química', ['Química']],
  ['nothing', ['a'], '  ', ['a']],
])('puts a question into %s', (_which, chosen, typed, after) => {
  expect(withLista(chosen, typed, ['Água', 'Química'])).toEqual(after)
})

it('puts a question into no more lists than there may be', () => {
  const full = Array.from({ length: 10 }, (_, index) => `${index}`)
  expect(withLista(full, 'mais', [])).toEqual(full)
})
