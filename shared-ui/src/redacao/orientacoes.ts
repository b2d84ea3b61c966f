/** The guidance that applies to every theme, on screen and in print (docs/product/constants.md). */
export const ORIENTACOES_DA_REDACAO = [
  'Texto narrativo ou argumentativo, com título.',
  'Em parágrafos, sem versos.',
  'Em português padrão.',
  'Sem copiar os textos de apoio.',
] as const
