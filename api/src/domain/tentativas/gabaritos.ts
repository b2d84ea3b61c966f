import type { Gabarito } from '@rumo/contract/rules'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/** The fields that are needed to grade a question and to count its answer. */
export interface Corrigivel extends Gabarito {
  id: number
  /** 0 if the question has no matéria. */
  id_materia: number
  alternativas: readonly { id: number; nome: string; correta: boolean }[]
}

/** Questions with their current key, by their ids; also retired and unpublished ones. */
export async function readGabaritos(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Corrigivel>> {
  if (ids.length === 0) return new Map()
  const questoes = await trx
    .selectFrom('questoes')
    .select(['id', 'id_materia', 'situacao'])
    .where('id', 'in', ids)
    .execute()
  const alternativas = await trx
    .selectFrom('alternativas')
    .select(['id', 'id_questao', 'nome', 'correta'])
    .where('id_questao', 'in', ids)
    .execute()
  const ofQuestao = Map.groupBy(alternativas, ({ id_questao }) => id_questao)
  return new Map(
    questoes.map(({ id, id_materia, situacao }) => [
      id,
      { id, id_materia: id_materia ?? 0, situacao, alternativas: ofQuestao.get(id) ?? [] },
    ]),
  )
}
