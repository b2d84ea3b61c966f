import type { Gabarito } from '@rumo/contract/rules'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/** What is needed to grade a question and to count it. */
export interface Corrigivel extends Gabarito {
  id: number
  /** 0: of none. */
  id_materia: number
  alternativas: readonly { id: number; nome: string; correta: boolean }[]
}

/** Questions with their key as it is now, retired and unpublished ones too, by their ids. */
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
