export const SITUACOES_DE_SIMULADO = ['em_curso', 'encerrado'] as const
export type SituacaoDeSimulado = (typeof SITUACOES_DE_SIMULADO)[number]

/** More than any exam has. */
export const MAX_QUESTOES_DE_SIMULADO = 200
