import type { QuestaoCompleta } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { sql } from 'kysely'
import type { Database } from '../../infra/database/db.ts'
import { ALTERNATIVA, QUESTAO, REFERENCIA } from '../publicacao/published.ts'

/** How many questions and themes use a reference `r`. */
export const USOS = sql<number>`(
  (select count(*) from questoes_referencias qr where qr.id_referencia = r.id) +
  (select count(*) from redacoes_referencias rr where rr.id_referencia = r.id))`

/** A question, retired or not and published or not, with its alternatives and references in their order. */
export async function findQuestao(db: Database, id: number): Promise<QuestaoCompleta | undefined> {
  const [questao] = await findQuestoes(db, [id])
  return questao
}

/** The questions with these ids, in the order of their ids; see findQuestao. */
export async function findQuestoes(
  db: Database,
  ids: readonly number[],
): Promise<QuestaoCompleta[]> {
  if (ids.length === 0) return []
  const questoes = await db
    .selectFrom('questoes as q')
    .select([...QUESTAO, 'q.retirada_em', 'q.versao'])
    .where('q.id', 'in', ids)
    .orderBy('q.id')
    .execute()
  const alternativas = await db
    .selectFrom('alternativas as a')
    .select(ALTERNATIVA)
    .where('a.id_questao', 'in', ids)
    .orderBy('a.ordem')
    .orderBy('a.id')
    .execute()
  const referencias = await db
    .selectFrom('questoes_referencias as qr')
    .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
    .select(REFERENCIA)
    .select(['r.versao', USOS.as('usos'), 'qr.id_questao'])
    .where('qr.id_questao', 'in', ids)
    .orderBy('qr.ordem')
    .orderBy('r.id')
    .execute()
  const alternativasOf = Map.groupBy(alternativas, ({ id_questao }) => id_questao)
  const referenciasOf = Map.groupBy(referencias, ({ id_questao }) => id_questao)
  return questoes.map((questao) => ({
    questao,
    alternativas: alternativasOf.get(questao.id) ?? [],
    referencias: (referenciasOf.get(questao.id) ?? []).map((row) => omit(row, ['id_questao'])),
  }))
}
