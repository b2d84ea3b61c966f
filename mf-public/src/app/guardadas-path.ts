// The path of the kept questions is below /questoes because their screen is in the same chunk as that of one question.

const INSTEAD_OF_ID = 'guardadas'

/** The path of the questions that the user keeps, with or without an account. */
export const GUARDADAS = `/questoes/${INSTEAD_OF_ID}`

/** Whether the last segment of a path below /questoes names the kept questions, and not one question. */
export const isGuardadas = (id: string): boolean => id === INSTEAD_OF_ID
