// These paths have a file of their own because the home page, which links to none of them, loads paths.ts.

import { PATHS } from './paths.ts'

/** The signed-in user's area. */
export const ALUNO = '/aluno'

export const redacaoEnviadaPath = (id: number) => `${ALUNO}/redacoes/${id}`

/** The parameter of /temas-redacao with the id of a sent essay that the user wants to write again. */
export const REESCREVER = 'reescrever'

/**
 * The parameter of /temas-redacao with the instant (`enviada_em`) of an essay kept on this device. The user signed in
 * to send that essay.
 */
export const ENVIADA = 'enviada'

/**
 * The path of the essay that this device kept at this instant; the path of the essay screen when the instant is null.
 */
export const guardadaPath = (instant: string | null) =>
  instant === null
    ? PATHS.temasRedacao
    : `${PATHS.temasRedacao}?${ENVIADA}=${new Date(instant).toISOString()}`

/** The parameter of /temas-redacao with the id of a sent essay that the user wants to check before it is graded. */
export const CONFERIR = 'conferir'
