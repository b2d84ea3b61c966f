/** The most questions that an account keeps. */
export const MOST_GUARDADAS = 1000
/** The most characters of the note on a question. */
export const MAX_ANOTACAO = 2000
/** The most lists that a question is in. */
export const MOST_LISTAS = 10
/** The most characters of the name of a list. */
export const MAX_NOME_DE_LISTA = 40
