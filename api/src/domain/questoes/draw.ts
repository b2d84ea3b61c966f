import type { Contagem, PedidoDeSorteio } from '@rumo/contract'
import { draw } from '@rumo/contract/rules'
import { countBy, omit } from 'es-toolkit'

/** The fields of a question that drawing needs. */
export interface DrawableQuestao {
  id: number
  id_materia: number | null
  id_assunto: number | null
  id_prova: number
}

/** In which year each prova was held, by its id; those of no vestibular are missing. */
export type AnosDasProvas = ReadonlyMap<number, number>

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
 * found by `anos`.
 */
export function drawQuestoes(
  drawable: readonly DrawableQuestao[],
  { quantidade, exceto = [], ...filter }: DrawFilter,
  { anos, random }: { anos?: AnosDasProvas; random?: () => number } = {},
): Draw {
  const matching = fitting(drawable, filter, anos)
  const unseen = without(matching, exceto)
  const ids = draw(unseen, quantidade, random).map(({ id }) => id)
  return { ids, disponiveis: matching.length, restantes: unseen.length }
}

/**
 * How many questions a draw has to choose from, and of a matéria how many of each of its assuntos, whichever of them is
 * asked for.
 */
export function countQuestoes(
  drawable: readonly DrawableQuestao[],
  { exceto = [], ...filter }: Omit<DrawFilter, 'quantidade'>,
  anos: AnosDasProvas,
): Contagem {
  const ofAll = without(fitting(drawable, omit(filter, ['id_assunto']), anos), exceto)
  const questoes = only(ofAll, filter.id_assunto, (questao) => questao.id_assunto).length
  if (filter.id_materia === undefined) return { questoes }
  const counts = countBy(
    ofAll.filter(({ id_assunto }) => id_assunto !== null),
    (questao) => questao.id_assunto ?? 0,
  )
  const por_assunto = Object.entries(counts).map(([id, count]) => ({
    id: Number(id),
    questoes: count,
  }))
  return { questoes, por_assunto }
}

function fitting(
  drawable: readonly DrawableQuestao[],
  { id_materia, id_assunto, id_prova, ano, entre }: Omit<DrawFilter, 'quantidade' | 'exceto'>,
  anos: AnosDasProvas | undefined,
): readonly DrawableQuestao[] {
  const ofMateria = only(drawable, id_materia, (questao) => questao.id_materia)
  const ofAssunto = only(ofMateria, id_assunto, (questao) => questao.id_assunto)
  const ofProva = only(ofAssunto, id_prova, (questao) => questao.id_prova)
  const ofAno = only(ofProva, ano, (questao) => anos?.get(questao.id_prova))
  return among(ofAno, entre)
}

function only(
  questoes: readonly DrawableQuestao[],
  id: number | undefined,
  idOf: (questao: DrawableQuestao) => number | null | undefined,
): readonly DrawableQuestao[] {
  return id === undefined ? questoes : questoes.filter((questao) => idOf(questao) === id)
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
