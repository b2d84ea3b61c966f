/** The two PDFs of an exam: its booklet (`prova`) and its key (`gabarito`). */
export type Documento = keyof typeof NAMES

/** The words for each document, joined with articles and prepositions as Portuguese requires. */
export const NAMES = {
  prova: { nome: 'prova', da: 'da prova', na: 'na prova', desta: 'desta prova' },
  gabarito: { nome: 'gabarito', da: 'do gabarito', na: 'no gabarito', desta: 'deste gabarito' },
} as const
