import type { PedidoDeSorteio } from '@rumo/contract'
import { draw } from '@rumo/contract/rules'
import type { Dificuldades } from './dificuldades.ts'

/** The fields of a question that drawing needs. */
export interface DrawableQuestao {
  id: number
  id_materia: number | null
  id_assunto: number | null
  id_prova: number
}

/** In which year each prova was held, by its id; those of no vestibular are missing. */
export type AnosDasProvas = ReadonlyMap<number, number>

/** What is told of questions beside them. */
export interface Known {
  anos?: AnosDasProvas
  dificuldades?: Dificuldades | undefined
}

/** The ids drawn, and how many questions the filters leave in all, with those of `exceto` and without. */
export interface Draw {
  ids: number[]
  disponiveis: number
  restantes: number
}

/** A filter of questions, and how many of them are wanted. */
export type DrawFilter = Omit<PedidoDeSorteio, 'so'>

/**
 * Draws `quantidade` different questions that fit the filters and are not in `exceto`, or all there are
 * when there are fewer; every choice and every order of them is equally likely. `random` is Math.random, unless told; a year is
 * found by `anos`, how hard a question is by `dificuldades`.
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

/** What fits the filters, those of `exceto` left out. */
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

/** Those of which this is so; all of them where nothing is asked for. */
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
