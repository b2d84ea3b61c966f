// Apart from the paths of the home page, which leads to none of these. It is below that of one question, whose screen
// comes in the same file.

/** The questions that one keeps, of an account or a visitor. */
export const GUARDADAS = '/questoes/guardadas'
