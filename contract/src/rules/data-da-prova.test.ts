import { expect, it } from 'vitest'
import { lastDataDaProva, problemOfDataDaProva } from './data-da-prova.ts'

const HOJE = '2026-11-23'

it.each([
  ['2026-11-22', 'Esta data já passou. Escolha outra.'],
  [HOJE, null],
  [lastDataDaProva(HOJE), null],
  ['2036-11-24', 'Esta data fica a mais de 10\u00A0anos daqui. Confira o ano.'],
  ['9999-12-31', 'Esta data fica a mais de 10\u00A0anos daqui. Confira o ano.'],
  ['12026-11-23', 'Esta data fica a mais de 10\u00A0anos daqui. Confira o ano.'],
])('%s as the next exam: %s', (dia, problem) => {
  expect(problemOfDataDaProva(dia, HOJE)).toBe(problem)
})

it('a day of ten years later is the last', () => {
  expect(lastDataDaProva(HOJE)).toBe('2036-11-23')
})
