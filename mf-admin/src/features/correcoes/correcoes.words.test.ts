import { expect, it } from 'vitest'
import { trechoOf, versaoInWords } from './correcoes.words.ts'

it('says a passage in one line, cut in its middle where it is long', () => {
  expect(trechoOf('Era\n uma vez.', { inicio: 0, fim: 8 })).toBe('Era uma')
  const long = trechoOf('a'.repeat(60) + 'é'.repeat(60), { inicio: 0, fim: 120 })
  expect(long).toBe(`${'a'.repeat(45)} … ${'é'.repeat(45)}`)
})

it('counts the versions of an essay from one', () => {
  expect(versaoInWords(0)).toBe('1ª\u00A0versão')
})
