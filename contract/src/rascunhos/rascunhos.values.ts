/** The most characters that a draft has, as JSON. */
export const MAX_RASCUNHO = 200_000
