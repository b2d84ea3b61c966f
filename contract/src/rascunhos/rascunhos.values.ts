/** Maximum number of characters of a draft's JSON. */
export const MAX_RASCUNHO = 200_000
