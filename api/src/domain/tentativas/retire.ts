import { recordChange } from '../registro/audit-log.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { QUESTAO } from '../publicacao/published.ts'
import { takeRetratos } from '../registro/take-retratos.ts'
import { lockGabaritos } from './begin.ts'

/** The ids of the questions `q` that students answered or that belong to a simulado. */
export function selectHeld(db: Database) {
  return db
    .selectFrom('questoes as q')
    .select('q.id')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('tentativas as t').select('t.id').whereRef('t.id_questao', '=', 'q.id'),
        ),
        eb.exists(
          eb
            .selectFrom('simulados_questoes as sq')
            .select('sq.posicao')
            .whereRef('sq.id_questao', '=', 'q.id'),
        ),
      ]),
    )
}

/**
 * Which of these questions students answered or belong to a simulado: these are retired instead of removed. The lock
 * prevents that the others are answered before the transaction ends.
 */
export async function heldQuestoes(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  await lockGabaritos(trx)
  const found = await selectHeld(trx).where('q.id', 'in', ids).execute()
  return found.map(({ id }) => id)
}

/**
 * Retires questions, each with a line in the audit log. A question that is already retired keeps its date. `isParte` is
 * true if the retirement is part of a larger change.
 */
export async function retireQuestoes(
  trx: DatabaseTransaction,
  ids: readonly number[],
  { autor, isParte = false }: { autor: number; isParte?: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const retratos = await takeRetratos(trx, 'questoes', ids)
  const current = await trx
    .selectFrom('questoes as q')
    .select([...QUESTAO, 'q.retirada_em', 'q.versao'])
    .where('q.id', 'in', ids)
    .where('q.retirada_em', 'is', null)
    .orderBy('q.id')
    .execute()
  const retirada_em = new Date().toISOString()
  for (const { versao, ...antes } of current) {
    const depois = { ...antes, retirada_em }
    const { id } = antes
    await trx
      .updateTable('questoes')
      .set({ retirada_em, versao: versao + 1 })
      .where('id', '=', id)
      .execute()
    const entry = { entidade: 'questoes', id_registro: id, antes, depois } as const
    const retrato = retratos.get(id)
    await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato, isParte })
  }
}
