// This path has a file of its own because the home page, which does not link to it, loads paths.ts. It is below
// /questoes because its screen is in the same chunk as the screen of one question.

/** The path of the questions that the user keeps, with or without an account. */
export const GUARDADAS = '/questoes/guardadas'
