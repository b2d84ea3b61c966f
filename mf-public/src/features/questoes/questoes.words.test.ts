import { describe, expect, it } from 'vitest'
import { allInSimuladoInWords, allSeenInWords, fewInWords } from './questoes.words.ts'

describe('allSeenInWords', () => {
  it.each([
    [1, null, 'Você já viu a única questão'],
    [1, 3, 'Você já viu a única questão desta matéria'],
    [4, null, 'Você já viu todas as 4 questões'],
    [4, 3, 'Você já viu todas as 4 questões desta matéria'],
  ])('says %j under %j as %j', (disponiveis, idMateria, words) => {
    expect(allSeenInWords(disponiveis, idMateria)).toBe(words)
  })
})

it.each([
  [1, null, 'A única questão está em simulado em andamento'],
  [6, 3, 'As 6 questões desta matéria estão em simulado em andamento'],
])('says of %j under %j: %j', (emSimulado, idMateria, words) => {
  expect(allInSimuladoInWords(emSimulado, idMateria)).toBe(words)
})

describe('fewInWords', () => {
  it.each([
    [1, [], null, 'Só há 1 questão por enquanto.'],
    [9, [], null, 'Só há 9 questões por enquanto.'],
    [4, [], 3, 'Só há 4 questões desta matéria por enquanto.'],
    [1, [7], null, 'Só resta 1 questão que você ainda não viu.'],
    [2, [7], 3, 'Só restam 2 questões que você ainda não viu.'],
  ])('explains %j without %j under %j', (count, exceto, idMateria, words) => {
    expect(fewInWords(count, { exceto, idMateria })).toBe(words)
  })

  it('says beside it that a simulado under way asks more', () => {
    expect(fewInWords(4, { exceto: [], idMateria: 3, emSimulado: 1 })).toBe(
      'Só há 4 questões desta matéria por enquanto. Outra está em simulado em andamento.',
    )
  })

  it('explains more than ten too where still more were asked for', () => {
    const asked = { exceto: [], idMateria: 3, pedidas: 20 }
    expect(fewInWords(13, asked)).toBe('Só há 13 questões desta matéria por enquanto.')
    expect(fewInWords(20, asked)).toBeNull()
  })

  it('has nothing to explain in a whole set', () => {
    expect(fewInWords(10, { exceto: [], idMateria: null })).toBeNull()
  })
})
