import type { QuestaoEditada } from '@rumo/contract'
import type { DatabaseTransaction } from '../../infra/db.ts'
import { refuseBroken } from '../../infra/marcacao.ts'
import { isPublished } from '../../infra/published.ts'

/**
 * Refuses what cannot be drawn where the question is to be of a prova that is published, with an InvalidInputError
 * beside its fields. Gives whether it is.
 */
export async function refuseIfShown(
  trx: DatabaseTransaction,
  { questao, alternativas }: QuestaoEditada,
): Promise<boolean> {
  if (!(await isPublished(trx, questao.id_prova))) return false
  refuseBroken({
    'questao.texto': questao.texto,
    ...Object.fromEntries(
      alternativas.flatMap(({ texto, comentario }, place) => [
        [`alternativas.${place}.texto`, texto],
        [`alternativas.${place}.comentario`, comentario],
      ]),
    ),
    'questao.explicacao': questao.explicacao,
  })
  return true
}
