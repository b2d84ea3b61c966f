import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'

/** The kinds of records in the log, by the noun of their calls: also parts of records, and records of visitors. */
export const ENTIDADES = [
  ...NOUNS_OF_SECTION_7,
  ...OUR_NOUNS,
  ...(['correcoes', 'questoes', 'redacoes', 'referencias', 'relatos'] as const),
].toSorted()
export type Entidade = (typeof ENTIDADES)[number]

/** What can be done to a record. */
export const ACOES = ['criacao', 'alteracao', 'exclusao'] as const
export type Acao = (typeof ACOES)[number]

/** The filters of the log: what was done, or what was restored. */
export const ACOES_DO_FILTRO = [...ACOES, 'restauracao'] as const
