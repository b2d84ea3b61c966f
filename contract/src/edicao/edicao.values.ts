/** What a question may still lack before a candidate can do something with it, or what of it cannot be shown. */
export const PROBLEMAS = [
  'texto_quebrado',
  'sem_resposta',
  'sem_materia',
  'sem_numero',
  'alternativas_incompletas',
] as const
export type Problema = (typeof PROBLEMAS)[number]

/** By what questions are found: how far one has come, or what it shows. A retired one is in `retirada` alone. */
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
