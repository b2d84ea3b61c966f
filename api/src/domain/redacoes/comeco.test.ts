import { expect, it } from 'vitest'
import { comecoOf } from './comeco.ts'

const TEN = 'palavra '.repeat(10).trim()

it.each([
  ['the first line that has words', '  \n\n\u00A0 O  calor\r\nEra uma vez.', 'O calor'],
  ['a line that just fits', `${TEN}\nEra uma vez.`, TEN],
  ['no part of a word', `${TEN}zinha`, `${TEN.slice(0, -8)}…`],
  ['the last word that just fits', `${TEN}s certas`, `${TEN}s…`],
  ['whole characters of a line without blanks', '🌳'.repeat(90), `${'🌳'.repeat(80)}…`],
  ['nothing of an empty text', ' \n', ''],
])('gives %s', (_what, texto, comeco) => {
  expect(comecoOf(texto)).toBe(comeco)
})
