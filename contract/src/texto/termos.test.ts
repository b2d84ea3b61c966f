import { expect, it } from 'vitest'
import { findTermos } from './termos.ts'

const partsOf = (texto: string, busca: string) =>
  findTermos(texto, busca).map(({ from, to }) => texto.slice(from, to))

it.each([
  ['A Água da caldeira e a aguardente', 'agua', ['Água', 'agua']],
  ['A a\u0301gua ferve', 'ÁGUA', ['a\u0301gua']],
  ['Straße e rua', 'strasse', ['Straße']],
  ['O ar é mar', 'ar', ['ar']],
  ['caldeira', 'calde deira', ['calde']],
  ['A arte faz parte; artes', 'arte', ['arte', 'arte']],
  ['A fumaça', 'agua', []],
  ['A fumaça', '?!', []],
])('finds in %j the words of %j', (texto, busca, parts) => {
  expect(partsOf(texto, busca)).toEqual(parts)
})
