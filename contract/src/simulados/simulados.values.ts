export const SITUACOES_DE_SIMULADO = ['em_curso', 'encerrado'] as const

/** More questions than any exam has. */
export const MAX_QUESTOES_DE_SIMULADO = 200
