import { expect, it } from 'vitest'
import { counted } from './folha.words.ts'

it.each([
  [0, 'palavra', '0\u00A0palavras'],
  [1, 'linha', '1\u00A0linha'],
  [1, 'trecho copiado', '1\u00A0trecho copiado'],
  [12, 'trecho copiado', '12\u00A0trechos copiados'],
])('counts %d %s', (count, noun, words) => {
  expect(counted(count, noun)).toBe(words)
})
