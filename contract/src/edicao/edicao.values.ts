/**
 * What a question may lack before students can use it; `texto_quebrado` means that a part of the text cannot be shown.
 */
export const PROBLEMAS = [
  'texto_quebrado',
  'sem_resposta',
  'sem_materia',
  'sem_numero',
  'alternativas_incompletas',
] as const
export type Problema = (typeof PROBLEMAS)[number]

/** The filters of the list of questions. A retired question is listed under `retirada` only. */
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

/** How many records one request may change. */
export const MAX_SELECAO = 500
