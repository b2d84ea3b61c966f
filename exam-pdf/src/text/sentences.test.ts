import { expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { sentenceRows } from './sentences.ts'

const BODY = 10
/** A row of five words, the last of which stands `gap` points after the others. */
const withLastAfter = (gap: number) => {
  const row = words('uma frase de quatro', 50, 100)
  return [...row, piece('cinco', (row.at(-1)?.x1 ?? 0) + gap, 100)]
}

it.each([
  ['five words', words('uma frase de cinco palavras', 50, 100), 1],
  ['two rows of them', [100, 112].flatMap((y) => words('uma frase de cinco palavras', 50, y)), 2],
  ['four words', words('uma frase de quatro', 50, 100), 0],
  ['numbers among four words', words('uma 10 frase 20 de 30 quatro', 50, 100), 0],
  ['white that a line has', withLastAfter(6.9), 1],
  ['wider white', withLastAfter(7), 0],
  ['a little smaller', words('uma frase de cinco palavras', 50, 100, { size: 9.4 }), 1],
  ['smaller, as lettering is', words('uma frase de cinco palavras', 50, 100, { size: 9.3 }), 0],
  ['bold, as titles are', words('uma frase de cinco palavras', 50, 100, { isBold: true }), 0],
])('sentenceRows counts rows of running text: %s', (_, pieces, count) => {
  expect(sentenceRows(pieces.toReversed(), BODY)).toBe(count)
})
