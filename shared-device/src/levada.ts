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

export { isCurrent, KEPT_FOR_MS } from './levada-expiry.ts'

/** What can be taken along: a prova, a matéria, what an account has to review, or what its plan has for today. */
export interface OQueLevar {
  readonly tipo: 'prova' | 'materia' | 'revisao' | 'plano'
  /** Of the prova or the matéria; 0 for the one review and the one plan that an account has. */
  readonly id: number
  readonly nome: string
}

/** The themes of a prova, with all that it takes to write on them. */
export interface TemasLevados {
  readonly redacoes: readonly Redacao[]
  readonly links: readonly RedacaoReferencia[]
  readonly referencias: readonly Referencia[]
}

/** What was taken along, with all that it takes to use it without a network. */
export interface Levada extends OQueLevar {
  readonly levadaEmMs: number
  /** Of a plan, the new ones alone. */
  readonly questoes: readonly QuestaoSorteada[]
  /** With its instructions; null where it is no prova. */
  readonly prova: Prova | null
  readonly temas: TemasLevados
  /** What the server gave to review; null where it is no review, or a plan without one. */
  readonly revisao: RevisaoDeErros | null
  /** The addresses of its pictures, which the browser keeps. */
  readonly figuras: readonly string[]
  /** How much space it takes, its pictures included. */
  readonly bytes: number
}

/** Whether practice has it; the others are for the simulado of their prova alone, as on the server. */
export const isPractised = ({ situacao, alternativas }: QuestaoSorteada): boolean =>
  situacao !== 'anulada' && alternativas.filter(({ correta }) => correta).length === 1

/** The name under which a device keeps it. */
export const nameOf = ({ tipo, id }: Pick<OQueLevar, 'tipo' | 'id'>): string =>
  `${LEVADAS}${tipo}-${id}`

/** What those names begin with. */
export const LEVADAS = 'levadas/1/'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether what a device kept can be used by this release. */
export const isLevada = shapeOf<Levada>({
  tipo: oneOf('prova', 'materia', 'revisao', 'plano'),
  id: isNumber,
  nome: isText,
  levadaEmMs: isNumber,
  questoes: listOf(isQuestaoSorteada),
  prova: orNull(((value) => isObject(value) && isId((value as Partial<Prova>).id)) as Guard<Prova>),
  temas: shapeOf<TemasLevados>({
    redacoes: listOf(isObject as Guard<Redacao>),
    links: listOf(isObject as Guard<RedacaoReferencia>),
    referencias: listOf(isReferencia),
  }),
  revisao: orNull(isObject as Guard<RevisaoDeErros>),
  figuras: listOf(isText),
  bytes: isNumber,
})
