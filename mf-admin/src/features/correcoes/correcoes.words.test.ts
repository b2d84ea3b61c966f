import { expect, it } from 'vitest'
import { ANA, BRUNO, linhaFixture } from './correcoes.fixture.ts'
import { concordanciaWords, estadoInWords, trechoOf, versaoInWords } from './correcoes.words.ts'

it('says a passage in one line, cut in its middle where it is long', () => {
  expect(trechoOf('Era\n uma vez.', { inicio: 0, fim: 8 })).toBe('Era uma')
  const long = trechoOf('a'.repeat(60) + 'é'.repeat(60), { inicio: 0, fim: 120 })
  expect(long).toBe(`${'a'.repeat(45)} … ${'é'.repeat(45)}`)
})

it('counts the versions of an essay from one', () => {
  expect(versaoInWords(0)).toBe('1ª\u00A0versão')
})

it('says of an essay of several correctors how many have delivered', () => {
  const entregue_em = '2026-06-01T12:05:00.000Z'
  const correcoes = [
    { id: 40, corretor: ANA, entregue_em },
    { id: 41, corretor: BRUNO, entregue_em: null },
  ]
  const words = (changes: Parameters<typeof linhaFixture>[0]) =>
    estadoInWords(linhaFixture({ correcoes, ...changes })).replaceAll('\u00A0', ' ')
  expect(words({ estado: 'em_correcao', corretores: 2 })).toBe('Em correção: 1 de 2 entregue')
  expect(words({ estado: 'corrigida', corretores: 2 })).toBe('Corrigida')
  expect(words({ estado: 'em_correcao' })).toBe('Em correção')
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
