import type { QuestaoCompleta } from '@rumo/contract'
import { sql } from 'kysely'
import type { Database } from '../../infra/database/db.ts'
import { ALTERNATIVA, QUESTAO, REFERENCIA } from '../publicacao/published.ts'

/** How many questions and themes use a reference `r`. */
export const USOS = sql<number>`(
  (select count(*) from questoes_referencias qr where qr.id_referencia = r.id) +
  (select count(*) from redacoes_referencias rr where rr.id_referencia = r.id))`

/** A question, retired or not and published or not, with its alternatives and references in their order. */
export async function findQuestao(db: Database, id: number): Promise<QuestaoCompleta | undefined> {
  const questao = await db
    .selectFrom('questoes as q')
    .select([...QUESTAO, 'q.retirada_em', 'q.versao'])
    .where('q.id', '=', id)
    .executeTakeFirst()
  if (!questao) return undefined
  const alternativas = await db
    .selectFrom('alternativas as a')
    .select(ALTERNATIVA)
    .where('a.id_questao', '=', id)
    .orderBy('a.ordem')
    .orderBy('a.id')
    .execute()
  const referencias = await db
    .selectFrom('questoes_referencias as qr')
    .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
    .select(REFERENCIA)
    .select(['r.versao', USOS.as('usos')])
    .where('qr.id_questao', '=', id)
    .orderBy('qr.ordem')
    .orderBy('r.id')
    .execute()
  return { questao, alternativas, referencias }
}
