import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import { InvalidInputError } from '../../errors.ts'
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

/**
 * Refuses a number that another question of the prova has, with an InvalidInputError. What was so before (`antes`)
 * stays: it is told when the prova is to be published.
 */
export async function refuseNumero(
  trx: DatabaseTransaction,
  { questao: { id_prova, numero } }: QuestaoEditada,
  antes?: QuestaoCompleta['questao'],
): Promise<void> {
  if (numero == null || antes?.retirada_em) return
  if (antes?.numero === numero && antes.id_prova === id_prova) return
  const other = trx
    .selectFrom('questoes')
    .select('id')
    .where('id_prova', '=', id_prova)
    .where('numero', '=', numero)
    .where('retirada_em', 'is', null)
  if (!(await other.executeTakeFirst())) return
  const message = `Já há uma questão ${numero} nesta prova.`
  throw new InvalidInputError({ 'questao.numero': message })
}
