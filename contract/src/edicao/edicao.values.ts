/** What a question may lack before students can use it, or which part of it cannot be shown. */
export const PROBLEMAS = [
  'texto_quebrado',
  'sem_resposta',
  'sem_materia',
  'sem_numero',
  'alternativas_incompletas',
] as const
export type Problema = (typeof PROBLEMAS)[number]

/** The filters of questions: their state, or what they show. A retired one is in `retirada` alone. */
export const ESTADOS = [
  'completa',
  'incompleta',
  'texto_quebrado',
  'sem_resposta',
  'sem_materia',
  'sem_numero',
  'com_figura',
  'anulada',
  'retirada',
] as const
export type Estado = (typeof ESTADOS)[number]

/** How many records can be changed at once. */
export const MAX_SELECAO = 500
