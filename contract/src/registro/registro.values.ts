import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'

/**
 * The kinds of records in the log, by the noun of their calls. Parts of records and records of visitors are included.
 */
export const ENTIDADES = [
  ...NOUNS_OF_SECTION_7,
  ...OUR_NOUNS,
  ...(['correcoes', 'questoes', 'redacoes', 'referencias', 'relatos'] as const),
].toSorted()
export type Entidade = (typeof ENTIDADES)[number]

/** The actions that the log records. */
export const ACOES = ['criacao', 'alteracao', 'exclusao'] as const
export type Acao = (typeof ACOES)[number]

/** The actions that the log can be filtered by; `restauracao` is any action that restored a record. */
export const ACOES_DO_FILTRO = [...ACOES, 'restauracao'] as const
