/** The states of an essay: waiting for correctors, being corrected, delivered by all of its correctors. */
export const ESTADOS_DE_CORRECAO = ['a_corrigir', 'em_correcao', 'corrigida'] as const
export type EstadoDeCorrecao = (typeof ESTADOS_DE_CORRECAO)[number]

/**
 * Maximum number of characters of an essay, the same as for the text of a theme: ten times what the sheet of an exam
 * holds.
 */
export const MAX_REDACAO = 20_000
