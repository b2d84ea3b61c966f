import { expect, it } from 'vitest'
import { faltaInWords, leftInWords } from './duracao.ts'

const HOUR_MS = 3_600_000
const left = (ms: number) => leftInWords(ms).replaceAll('\u00A0', ' ')

it('says the minutes that the clock shows, never more than are left', () => {
  expect(
    [3 * HOUR_MS, 3 * HOUR_MS - 42_000, 3 * HOUR_MS - 999, HOUR_MS, 60_000, 59_000, 1, 0].map(left),
  ).toEqual(['3 h', '2 h 59 min', '3 h', '1 h', '1 min', 'menos de 1 min', 'menos de 1 min', ''])
})

it('says it as a sentence begins with it', () => {
  expect([120_000, 60_000, 1000].map((ms) => faltaInWords(ms).replaceAll('\u00A0', ' '))).toEqual([
    'faltam 2 min',
    'falta 1 min',
    'falta menos de 1 min',
  ])
})
