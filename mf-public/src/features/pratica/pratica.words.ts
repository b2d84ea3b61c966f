import { byCount, numberWords } from '@rumo/shared-ui/words'

/** The label of the button that leads to the questions left blank. */
export const emBrancoInWords = (count: number): string =>
  byCount(count, 'Ir para a que está em branco', `Ir para as ${numberWords(count)} em branco`)
