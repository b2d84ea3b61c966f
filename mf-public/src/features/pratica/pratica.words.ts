import { byCount, numberWords } from '@rumo/shared-ui/words'

/** What leads to the questions that were left blank. */
export const emBrancoInWords = (count: number): string =>
  byCount(count, 'Ir para a que está em branco', `Ir para as ${numberWords(count)} em branco`)
