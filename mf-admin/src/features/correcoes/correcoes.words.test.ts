import { expect, it } from 'vitest'
import { concordanciaWords, trechoOf, versaoInWords } from './correcoes.words.ts'

it('says a passage in one line, cut in its middle where it is long', () => {
  expect(trechoOf('Era\n uma vez.', { inicio: 0, fim: 8 })).toBe('Era uma')
  const long = trechoOf('a'.repeat(60) + 'é'.repeat(60), { inicio: 0, fim: 120 })
  expect(long).toBe(`${'a'.repeat(45)} … ${'é'.repeat(45)}`)
})

it('counts the versions of an essay from one', () => {
  expect(versaoInWords(0)).toBe('1ª\u00A0versão')
})

it.each([
  [0, null, 'Nenhuma redação tem ainda duas correções pela mesma rubrica.'],
  [1, null, '1 par de correções da mesma redação. A partir de 10, aqui'],
  [12, null, 'As notas de 12 pares de correções da mesma redação são todas iguais.'],
  [24, 0.8, 'concordam quase sempre: kappa ponderado de 0,80, em 24 pares de correções.'],
  [24, 0.6, 'concordam bastante'],
  [24, 0.4, 'concordam de modo razoável'],
  [24, 0.39, 'concordam pouco'],
  [24, -0.5, 'concordam pouco'],
] as const)(
  'says how far correctors agree of %d pairs and a kappa of %j',
  (pares, kappa, words) => {
    expect(concordanciaWords({ pares, kappa }).replaceAll('\u00A0', ' ')).toContain(words)
  },
)
