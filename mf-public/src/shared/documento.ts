/** What a PDF is of an exam: its booklet or its key. */
export type Documento = keyof typeof NAMES

/** How one speaks of it; Portuguese joins its articles to these words. */
export const NAMES = {
  prova: { nome: 'prova', da: 'da prova', na: 'na prova', desta: 'desta prova' },
  gabarito: { nome: 'gabarito', da: 'do gabarito', na: 'no gabarito', desta: 'deste gabarito' },
} as const
