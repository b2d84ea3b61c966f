import { MAX_QUESTOES_DE_SIMULADO } from '@rumo/contract'
import { type Insertable, sql } from 'kysely'
import { countCota } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { currentQuestoes } from '../../domain/publicacao/published.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { horasOf, materiaOf, type Proposta, type ProvaInteira } from './proposta.ts'

/** A prova that is there for everybody; undefined where there is none. One too long has a question too many. */
export async function readProva(db: Database, id: number): Promise<ProvaInteira | undefined> {
  const prova = await db
    .selectFrom('provas')
    .select(['id', 'nome', 'instrucoes', 'duracao_minutos'])
    .where('id', '=', id)
    .where('publicada', '=', true)
    .executeTakeFirst()
  if (!prova) return undefined
  const questoes = await currentQuestoes(db, 'publico')
    .select('q.id')
    .where('p.id', '=', id)
    // Those without a number last, on SQLite and PostgreSQL alike.
    .orderBy(sql`case when q.numero is null then 1 else 0 end`)
    .orderBy('q.numero')
    .orderBy('q.id')
    .limit(MAX_QUESTOES_DE_SIMULADO + 1)
    .execute()
  return { ...prova, ids: questoes.map((questao) => questao.id) }
}

/** The matéria that a visitor's simulado is of; null where there is none. */
export async function readMateria(db: Database, id: number | undefined) {
  if (id === undefined) return null
  const materia = db.selectFrom('materias').select(['id', 'nome']).where('id', '=', id)
  return (await materia.executeTakeFirst()) ?? null
}

/** What became of a start: kept, or nothing left to ask, or the `chave` is another account's. */
export type Started = 'kept' | 'empty' | 'taken'

/**
 * Keeps a simulado that begins; one that its account has begun already stays as it is. Throws a TooManyAttemptsError
 * beyond the limit.
 */
export function insertSimulado(
  db: Database,
  idUsuario: number,
  proposta: Proposta,
  limit: Limit,
): Promise<Started> {
  return asEstudante(db, idUsuario, async (trx) => {
    const { chave } = proposta.novo
    const known = await trx
      .selectFrom('simulados')
      .select('id_usuario')
      .where('chave', '=', chave)
      .executeTakeFirst()
    if (known) return known.id_usuario === idUsuario ? 'kept' : 'taken'
    const ids = await stillThere(trx, proposta)
    if (ids.length === 0) return 'empty'
    const begun = { idUsuario, acao: 'simulados', quantas: 1, nowMs: proposta.nowMs } as const
    await countCota(trx, begun, limit)
    const values = { id_usuario: idUsuario, ...columnsOf(proposta), ...horasOf(proposta) }
    return (await writeSimulado(trx, values, ids)) ? 'kept' : 'taken'
  })
}

/** Writes one with its questions, and gives it; undefined where the `chave` is there already. */
export async function writeSimulado(
  trx: DatabaseTransaction,
  values: Insertable<Tables['simulados']>,
  ids: readonly number[],
) {
  const inserted = await trx
    .insertInto('simulados')
    .values(values)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!inserted) return undefined
  const rows = ids.map((id_questao, posicao) => ({ id_simulado: inserted.id, id_questao, posicao }))
  await trx.insertInto('simulados_questoes').values(rows).execute()
  return inserted
}

function columnsOf({ novo, prova }: Proposta) {
  const { chave, tipo } = novo
  return { chave, tipo, id_prova: prova?.id ?? null, id_materia: materiaOf(novo) ?? null }
}

/** A drawn question may have been removed, retired, unpublished or annulled since it was read. */
async function stillThere(trx: DatabaseTransaction, { ids, prova }: Proposta): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await currentQuestoes(trx, 'publico')
    .select('q.id')
    .where('q.id', 'in', ids)
    .$if(prova === null, (query) => query.where('q.situacao', '<>', 'anulada'))
    .execute()
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}
