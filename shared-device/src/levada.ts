import type {
  Prova,
  QuestaoSorteada,
  Redacao,
  RedacaoReferencia,
  Referencia,
  RevisaoDeErros,
} from '@rumo/contract'
import {
  isId,
  isNumber,
  isQuestaoSorteada,
  isReferencia,
  isText,
  listOf,
  oneOf,
  orNull,
  shapeOf,
  type Guard,
} from '@rumo/contract/shapes'
import type { OQueLevar } from './levada-names.ts'

export { isLevadaUnexpired, KEPT_FOR_MS } from './levada-expiry.ts'
export { LEVADAS, nameOf, type OQueLevar } from './levada-names.ts'

/** The essay themes of a prova, with everything that is needed to write about them. */
export interface TemasLevados {
  readonly redacoes: readonly Redacao[]
  readonly links: readonly RedacaoReferencia[]
  readonly referencias: readonly Referencia[]
}

/** Content that was saved for a week, with everything that is needed to use it offline. */
export interface Levada extends OQueLevar {
  readonly levadaEmMs: number
  /** Of a plan, only the new questions; its reviews are in `revisao`. */
  readonly questoes: readonly QuestaoSorteada[]
  /** The prova with its instructions; null where this is not a prova. */
  readonly prova: Prova | null
  readonly temas: TemasLevados
  /** The reviews that the server sent; null where these are not reviews, nor a plan with reviews. */
  readonly revisao: RevisaoDeErros | null
  /** The addresses of its pictures, which the browser caches. */
  readonly figuras: readonly string[]
  /** Its size on the device in bytes, including pictures. */
  readonly bytes: number
}

/**
 * Whether the question may be practised. As on the server, other questions are only used in a simulado of their prova.
 */
export const isPractised = ({ situacao, alternativas }: QuestaoSorteada): boolean =>
  situacao !== 'anulada' && alternativas.filter(({ correta }) => correta).length === 1

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a stored value can be used by this release. */
export const isLevada = shapeOf<Levada>({
  tipo: oneOf('prova', 'materia', 'revisao', 'plano'),
  id: isNumber,
  nome: isText,
  levadaEmMs: isNumber,
  questoes: listOf(isQuestaoSorteada),
  prova: orNull(((value) => isObject(value) && isId((value as Partial<Prova>).id)) as Guard<Prova>),
  temas: shapeOf({
    redacoes: listOf(isObject as Guard<Redacao>),
    links: listOf(isObject as Guard<RedacaoReferencia>),
    referencias: listOf(isReferencia),
  }),
  revisao: orNull(isObject as Guard<RevisaoDeErros>),
  figuras: listOf(isText),
  bytes: isNumber,
})
