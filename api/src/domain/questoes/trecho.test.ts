import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trechoOf } from './trecho.ts'

const SIGNS = [
  '<table>',
  '</table>',
  '<caption>',
  '</caption>',
  '<tr>',
  '</tr>',
  '<th>',
  '</td>',
  '<b>',
  '</sup>',
  String.raw`\(`,
  String.raw`\]`,
]

it.each([
  ['O <b>maior</b> de todos', 'O maior de todos'],
  [
    '<table><caption>Chuva</caption><tr><th>Mês</th><td>30 mm</td></tr></table>Qual?',
    'Chuva Mês 30 mm Qual?',
  ],
  [String.raw`Se \(x = 2\), então`, 'Se x = 2, então'],
  [String.raw`Se \(x^2 = \frac{1}{4}\), então \[x = \sqrt{3}\]`, 'Se x² = 1/4, então x = √3'],
  [String.raw`Se \(\frac{1}{4\) e \(y^2`, 'Se 1/4 e y²'],
  ['Se 2 < 3 e\r\n5 > 4', 'Se 2 < 3 e 5 > 4'],
  ['', ''],
])('makes words of %s', (texto, words) => {
  expect(trechoOf(texto)).toBe(words)
})

it('begins near the first word of a search that stands far behind', () => {
  const texto = `${'O texto é longo. '.repeat(20)}A <b>água</b> da caldeira ferve.`
  expect(trechoOf(texto, 'agua')).toBe(
    '…O texto é longo. O texto é longo. A água da caldeira ferve.',
  )
  expect(trechoOf(texto, 'longo agua')).toBe(trechoOf(texto))
  expect(trechoOf(texto, 'fumaça')).toBe(trechoOf(texto))
  expect(trechoOf(`${'x'.repeat(150)}-água`, 'agua')).toBe('…água')
})

it('leaves no sign, nor half of one, wherever it cuts', () => {
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...SIGNS), fc.stringMatching(/^[a-zé 😀]{0,40}$/u)), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, fc.constantFrom('', 'a', 'ab', 'é z'), (texto, busca) => {
      const trecho = trechoOf(texto, busca)
      expect(trecho).not.toMatch(/[<>\\]/)
      expect(Array.from(trecho).length).toBeLessThanOrEqual(200)
      expect(trecho.isWellFormed()).toBe(true)
    }),
    { numRuns: runs(200) },
  )
})
