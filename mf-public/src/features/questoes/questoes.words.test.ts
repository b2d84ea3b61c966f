import { describe, expect, it } from 'vitest'
import { allInSimuladoInWords, allSeenInWords, fewInWords } from './questoes.words.ts'

describe('allSeenInWords', () => {
  it.each([
    [1, 'tudo', 'Você já viu a única questão'],
    [1, 'materia', 'Você já viu a única questão desta matéria'],
    [4, 'tudo', 'Você já viu todas as 4 questões'],
    [4, 'escolha', 'Você já viu todas as 4 questões desta escolha'],
  ] as const)('says %j under %j as %j', (disponiveis, recorte, words) => {
    expect(allSeenInWords(disponiveis, recorte)).toBe(words)
  })
})

it.each([
  [1, 'tudo', 'A única questão está em simulado em andamento'],
  [6, 'materia', 'As 6 questões desta matéria estão em simulado em andamento'],
] as const)('says of %j under %j: %j', (emSimulado, recorte, words) => {
  expect(allInSimuladoInWords(emSimulado, recorte)).toBe(words)
})

describe('fewInWords', () => {
  it.each([
    [1, [], 'tudo', 'Só há 1 questão por enquanto.'],
    [9, [], 'tudo', 'Só há 9 questões por enquanto.'],
    [4, [], 'materia', 'Só há 4 questões desta matéria por enquanto.'],
    [1, [7], 'tudo', 'Só resta 1 questão que você ainda não viu.'],
    [2, [7], 'materia', 'Só restam 2 questões que você ainda não viu.'],
  ] as const)('explains %j without %j under %j', (count, exceto, recorte, words) => {
    expect(fewInWords(count, { exceto, recorte })).toBe(words)
  })

  it('says beside it that a simulado under way asks more', () => {
    expect(fewInWords(4, { exceto: [], recorte: 'materia', emSimulado: 1 })).toBe(
      'Só há 4 questões desta matéria por enquanto. Outra está em simulado em andamento.',
    )
  })

  it('explains more than ten too where still more were asked for', () => {
    const asked = { exceto: [], recorte: 'materia', pedidas: 20 } as const
    expect(fewInWords(13, asked)).toBe('Só há 13 questões desta matéria por enquanto.')
    expect(fewInWords(20, asked)).toBeNull()
  })

  it('has nothing to explain in a whole set', () => {
    expect(fewInWords(10, { exceto: [], recorte: 'tudo' })).toBeNull()
  })
})
