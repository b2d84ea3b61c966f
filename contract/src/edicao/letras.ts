/** The letters of alternatives, in their order: a question has from two to five. */
export const LETRAS = ['A', 'B', 'C', 'D', 'E'] as const

/** The letter at a position, from 0, also beyond the allowed ones: a draft in review can have more. */
export const letraEm = (indice: number): string =>
  String.fromCodePoint('A'.codePointAt(0)! + indice)
