/** How far an essay has come: its correction was not begun, is in work, or is delivered. */
export const ESTADOS_DE_CORRECAO = ['a_corrigir', 'em_correcao', 'corrigida'] as const
export type EstadoDeCorrecao = (typeof ESTADOS_DE_CORRECAO)[number]
