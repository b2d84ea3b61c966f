/**
 * The states of an import, in order: waiting, being read, draft in review, prova created. Or: cancelled, or refused for
 * the reason in `mensagem`.
 */
export const ESTADOS_DE_IMPORTACAO = [
  'na_fila',
  'lendo',
  'em_revisao',
  'importada',
  'cancelada',
  'recusada',
] as const
export type EstadoDeImportacao = (typeof ESTADOS_DE_IMPORTACAO)[number]
