/**
 * How far an import is: it waits for its turn, its PDF is read, its draft is reviewed, it has become a prova; or
 * it was cancelled, or refused for the reason in `mensagem`.
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
