/** The letters of alternatives, in their order: a question has from two to five. */
export const LETRAS = ['A', 'B', 'C', 'D', 'E'] as const

/**
 * The letter at a position, counted from 0. Positions beyond `LETRAS` work too, because a draft in review can have more
 * alternatives.
 */
export const letraEm = (indice: number): string =>
  String.fromCodePoint('A'.codePointAt(0)! + indice)
