import type { PedidoDeSorteio } from '@rumo/contract'
import { draw } from '@rumo/contract/rules'

/** The fields of a question that drawing needs. */
export interface DrawableQuestao {
  id: number
  id_materia: number | null
  id_prova: number
}

/** The ids drawn, and how many questions the filters leave in all, those of `exceto` included. */
export interface Draw {
  ids: number[]
  disponiveis: number
}

/**
 * Draws `quantidade` different questions that fit the filters and are not in `exceto`, or all there are
 * when there are fewer; every choice and every order of them is equally likely. `random` is Math.random, unless told.
 */
export function drawQuestoes(
  drawable: readonly DrawableQuestao[],
  { quantidade, id_materia, id_prova, exceto = [] }: PedidoDeSorteio,
  random?: () => number,
): Draw {
  const ofMateria = only(drawable, id_materia, (questao) => questao.id_materia)
  const matching = only(ofMateria, id_prova, (questao) => questao.id_prova)
  const unseen = without(matching, exceto)
  const ids = draw(unseen, quantidade, random).map(({ id }) => id)
  return { ids, disponiveis: matching.length }
}

function only(
  questoes: readonly DrawableQuestao[],
  id: number | undefined,
  idOf: (questao: DrawableQuestao) => number | null,
): readonly DrawableQuestao[] {
  return id === undefined ? questoes : questoes.filter((questao) => idOf(questao) === id)
}

function without(
  questoes: readonly DrawableQuestao[],
  exceto: readonly number[],
): readonly DrawableQuestao[] {
  if (exceto.length === 0) return questoes
  const excluded = new Set(exceto)
  return questoes.filter(({ id }) => !excluded.has(id))
}
