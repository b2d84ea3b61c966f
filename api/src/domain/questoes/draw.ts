import type { PedidoDeSorteio } from '@rumo/contract'
import { draw } from '@rumo/contract/rules'
import type { Dificuldades } from './dificuldades.ts'

export interface DrawableQuestao {
  id: number
  id_materia: number | null
  id_assunto: number | null
  id_prova: number
}

/** The year in which each prova was held, by its id; provas without a vestibular are missing. */
export type AnosDasProvas = ReadonlyMap<number, number>

/** Facts about the questions that are not among their own fields. */
export interface Known {
  anos?: AnosDasProvas
  dificuldades?: Dificuldades | undefined
}

/**
 * The drawn ids. `disponiveis` is how many questions fit the filters, `restantes` how many of these are not in
 * `exceto`.
 */
export interface Draw {
  ids: number[]
  disponiveis: number
  restantes: number
}

/** The filters of a draw, and the number of questions wanted. */
export type DrawFilter = Omit<PedidoDeSorteio, 'so'>

/**
 * Draws `quantidade` different questions that fit the filters and are not in `exceto`, or all such questions if there
 * are fewer. Every selection and every order are equally likely. `random` is Math.random by default. `anos` gives the
 * year of a question's prova, `dificuldades` the difficulty of a question.
 */
export function drawQuestoes(
  drawable: readonly DrawableQuestao[],
  { quantidade, exceto = [], ...filter }: DrawFilter,
  { random, ...known }: Known & { random?: () => number } = {},
): Draw {
  const matching = fitting(drawable, filter, known)
  const unseen = without(matching, exceto)
  const ids = draw(unseen, quantidade, random).map(({ id }) => id)
  return { ids, disponiveis: matching.length, restantes: unseen.length }
}

/** The questions that fit the filters and are not in `exceto`. */
export function unseenFitting(
  drawable: readonly DrawableQuestao[],
  { exceto = [], ...filter }: Omit<DrawFilter, 'quantidade'>,
  known: Known,
): readonly DrawableQuestao[] {
  return without(fitting(drawable, filter, known), exceto)
}

function fitting(
  drawable: readonly DrawableQuestao[],
  filter: Omit<DrawFilter, 'quantidade' | 'exceto'>,
  { anos, dificuldades }: Known,
): readonly DrawableQuestao[] {
  const { id_materia, id_assunto, id_prova, ano, dificuldade, entre } = filter
  const ofMateria = only(drawable, id_materia, (questao) => questao.id_materia)
  const ofAssunto = only(ofMateria, id_assunto, (questao) => questao.id_assunto)
  const ofProva = only(ofAssunto, id_prova, (questao) => questao.id_prova)
  const ofAno = only(ofProva, ano, (questao) => anos?.get(questao.id_prova))
  const ofDificuldade = only(ofAno, dificuldade, ({ id }) => dificuldades?.get(id))
  return among(ofDificuldade, entre)
}

/** The questions with the asked value; all questions if no value is asked. */
export function only<Value extends number | string>(
  questoes: readonly DrawableQuestao[],
  asked: Value | undefined,
  valueOf: (questao: DrawableQuestao) => Value | null | undefined,
): readonly DrawableQuestao[] {
  return asked === undefined ? questoes : questoes.filter((questao) => valueOf(questao) === asked)
}

function among(
  questoes: readonly DrawableQuestao[],
  entre: readonly number[] | undefined,
): readonly DrawableQuestao[] {
  if (entre === undefined) return questoes
  const included = new Set(entre)
  return questoes.filter(({ id }) => included.has(id))
}

function without(
  questoes: readonly DrawableQuestao[],
  exceto: readonly number[],
): readonly DrawableQuestao[] {
  if (exceto.length === 0) return questoes
  const excluded = new Set(exceto)
  return questoes.filter(({ id }) => !excluded.has(id))
}
