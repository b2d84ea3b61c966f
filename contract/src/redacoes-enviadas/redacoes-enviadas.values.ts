/** How far an essay has come: nobody has begun to correct it, somebody is about it, a correction is there. */
export const ESTADOS_DE_CORRECAO = ['a_corrigir', 'em_correcao', 'corrigida'] as const
export type EstadoDeCorrecao = (typeof ESTADOS_DE_CORRECAO)[number]
