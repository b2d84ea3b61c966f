/** What alternatives are called, by their order: a question has from two to five. */
export const LETRAS = ['A', 'B', 'C', 'D', 'E'] as const

/** The letter at a place, from 0, also beyond those that a question may have: a draft in review can hold more. */
export const letraEm = (indice: number): string =>
  String.fromCodePoint('A'.codePointAt(0)! + indice)
