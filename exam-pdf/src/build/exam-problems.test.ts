import { expect, it } from 'vitest'
import { alternativesInWords } from './exam-problems.ts'

it.each([
  [0, 5, 'Nenhuma alternativa foi encontrada; as outras questões têm 5.'],
  [1, 5, 'Foi encontrada 1 alternativa; as outras questões têm 5.'],
  [4, 5, 'Foram encontradas 4 alternativas; as outras questões têm 5.'],
  [0, 0, 'Nenhuma alternativa foi encontrada: confira se a prova é de múltipla escolha.'],
  [2, 2, 'Foram encontradas 2 alternativas: confira se a prova é de múltipla escolha.'],
])('of %i alternatives where others have %i it is said: %s', (found, usual, words) => {
  expect(alternativesInWords(found, usual)).toBe(words)
})
