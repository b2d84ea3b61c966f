import { MAX_QUESTOES_DE_SIMULADO } from '@rumo/contract'
import { type Insertable, sql } from 'kysely'
import { countCota } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { currentQuestoes } from '../../domain/publicacao/published.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { horasOf, materiaOf, type Proposta, type ProvaInteira } from './proposta.ts'

/**
 * A published prova with its questions; undefined when there is no such prova. At most one question more than a
 * simulado may have is read, so that the caller notices a prova that is too long.
 */
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
    // Questions without a number come last, on SQLite and PostgreSQL alike.
    .orderBy(sql`case when q.numero is null then 1 else 0 end`)
    .orderBy('q.numero')
    .orderBy('q.id')
    .limit(MAX_QUESTOES_DE_SIMULADO + 1)
    .execute()
  return { ...prova, ids: questoes.map((questao) => questao.id) }
}

/** The matéria of a visitor's simulado; null when there is no such matéria. */
export async function readMateria(db: Database, id: number | undefined) {
  if (id === undefined) return null
  const materia = db.selectFrom('materias').select(['id', 'nome']).where('id', '=', id)
  return (await materia.executeTakeFirst()) ?? null
}

/** The outcome of a start: 'kept'; 'empty': no question can be asked; 'taken': another account has the `chave`. */
export type Started = 'kept' | 'empty' | 'taken'

/**
 * Stores a new simulado; one that the account has already begun stays as it is. Throws a TooManyAttemptsError beyond
 * the limit.
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

/** Writes a simulado with its questions, and gives it; undefined when the `chave` already exists. */
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

/**
 * The ids of the questions that can still be asked: one may have been removed, retired, unpublished or annulled after
 * it was drawn.
 */
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
