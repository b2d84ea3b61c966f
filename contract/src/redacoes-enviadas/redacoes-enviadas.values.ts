/** How far an essay has come: it waits for a corrector, is in work, or all who were to correct it have delivered. */
export const ESTADOS_DE_CORRECAO = ['a_corrigir', 'em_correcao', 'corrigida'] as const
export type EstadoDeCorrecao = (typeof ESTADOS_DE_CORRECAO)[number]
