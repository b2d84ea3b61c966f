/** Maximum number of saved questions of an account. */
export const MOST_GUARDADAS = 1000
/** Maximum number of characters of a note. */
export const MAX_ANOTACAO = 2000
/** Maximum number of lists that one question can be in. */
export const MOST_LISTAS = 10
/** Maximum number of characters of a list's name. */
export const MAX_NOME_DE_LISTA = 40
