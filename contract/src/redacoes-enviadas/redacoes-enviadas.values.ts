/** How far an essay has come: it waits for a corrector, is in work, or all who were to correct it have delivered. */
export const ESTADOS_DE_CORRECAO = ['a_corrigir', 'em_correcao', 'corrigida'] as const
export type EstadoDeCorrecao = (typeof ESTADOS_DE_CORRECAO)[number]

/** The most characters of an essay, as many as the text of a theme may have: ten times what an exam's sheet holds. */
export const MAX_REDACAO = 20_000
