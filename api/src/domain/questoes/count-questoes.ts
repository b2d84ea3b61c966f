import type { Contagem } from '@rumo/contract'
import { countBy, sum } from 'es-toolkit'
import type { Dificuldades } from './dificuldades.ts'
import { type DrawableQuestao, type DrawFilter, type Known, only, unseenFitting } from './draw.ts'

/** The usual number of questions in a draw. If fewer are classified, a choice by difficulty is not offered. */
const LEAST_CLASSIFIED = 10

/**
 * How many questions a draw has to choose from. If a matéria is chosen, also how many of each of its assuntos,
 * whichever assunto is chosen. If enough are classified, also how many of each difficulty, whichever difficulty is
 * chosen.
 */
export function countQuestoes(
  drawable: readonly DrawableQuestao[],
  { id_assunto, dificuldade, ...others }: Omit<DrawFilter, 'quantidade'>,
  known: Known,
): Contagem {
  const { dificuldades = new Map() } = known
  const all = unseenFitting(drawable, others, known)
  const ofAssunto = only(all, id_assunto, (questao) => questao.id_assunto)
  const hard = (questoes: readonly DrawableQuestao[]) =>
    only(questoes, dificuldade, ({ id }) => dificuldades.get(id))
  return {
    questoes: hard(ofAssunto).length,
    ...(others.id_materia !== undefined && { por_assunto: countAssuntos(hard(all)) }),
    ...countDificuldades(ofAssunto, dificuldades),
  }
}

function countAssuntos(questoes: readonly DrawableQuestao[]) {
  const counts = countBy(
    questoes.filter(({ id_assunto }) => id_assunto !== null),
    ({ id_assunto }) => id_assunto ?? 0,
  )
  return Object.entries(counts).map(([id, count]) => ({ id: Number(id), questoes: count }))
}

function countDificuldades(
  questoes: readonly DrawableQuestao[],
  dificuldades: Dificuldades,
): Pick<Contagem, 'por_dificuldade'> {
  const por_dificuldade = { facil: 0, media: 0, dificil: 0 }
  for (const { id } of questoes) {
    const dificuldade = dificuldades.get(id)
    if (dificuldade) por_dificuldade[dificuldade] += 1
  }
  return sum(Object.values(por_dificuldade)) < LEAST_CLASSIFIED ? {} : { por_dificuldade }
}
