import { setImmediate } from 'node:timers/promises'
import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { type SqlBool, sql } from 'kysely'
import { bumpContentVersion, lockContent } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { deriveQuestao, deriveReferencia } from '../questoes/derive-questao.ts'
import { judged } from './marcacao.ts'

/** The batches are small, because SQLite and KaTeX block the thread and other requests must get their turn. */
const PAGE = 50
/** Written exactly as in the partial index, so that the query uses it. */
const UNJUDGED = sql<SqlBool>`marcacao_quebrada is null`

type Table = 'provas' | 'questoes' | 'redacoes' | 'referencias'

/** A record with its derived columns, `marcacao_quebrada` among them, as computed now. */
interface Judged {
  id: number
  marcacao_quebrada: boolean
}

/** Reads the next batch of each table's records that are not judged yet, and judges them. */
const NEXT: Record<Table, (db: Database) => Promise<Judged[]>> = {
  provas: (db) => nextInstrucoes(db, 'provas'),
  redacoes: (db) => nextInstrucoes(db, 'redacoes'),
  referencias: async (db) => {
    const rows = await db
      .selectFrom('referencias')
      .select(['id', ...TEXTOS_DE_REFERENCIA])
      .where(UNJUDGED)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    return rows.map(({ id, ...textos }) => ({ id, ...deriveReferencia(textos) }))
  },
  questoes: async (db) => {
    const rows = await db
      .selectFrom('questoes')
      .select(['id', 'texto', 'explicacao'])
      .where(UNJUDGED)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const alternativas = await db
      .selectFrom('alternativas')
      .select(['id_questao', 'texto', 'comentario'])
      .where('id_questao', 'in', ids)
      .execute()
    const of = Map.groupBy(alternativas, ({ id_questao }) => id_questao)
    return rows.map(({ id, ...own }) => ({ id, ...deriveQuestao(own, of.get(id) ?? []) }))
  },
}

async function nextInstrucoes(db: Database, table: 'provas' | 'redacoes'): Promise<Judged[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'instrucoes'])
    .where(UNJUDGED)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  return rows.map(({ id, instrucoes }) => ({ id, ...judged([instrucoes]) }))
}

/**
 * Judges the texts that were stored before texts were judged on every write, until `signal` is aborted. Several servers
 * may do so at once, also while records are written: a newer judgement is kept.
 */
export async function judgeStored(db: Database, signal: AbortSignal): Promise<void> {
  for (const table of Object.keys(NEXT) as Table[]) {
    while (!signal.aborted) {
      const rows = await NEXT[table](db)
      if (rows.length === 0) break
      await keep(db, table, rows)
      await setImmediate()
    }
  }
}

async function keep(db: Database, table: Table, rows: readonly Judged[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // All writers of records take this lock first, so there is no deadlock.
    await lockContent(trx)
    for (const broken of [false, true]) {
      const found = rows.filter(({ marcacao_quebrada }) => marcacao_quebrada === broken)
      if (found.length === 0) continue
      const ids = found.map(({ id }) => id)
      await trx
        .updateTable<Table>(table)
        .set({ marcacao_quebrada: broken })
        .where('id', 'in', ids)
        .where('marcacao_quebrada', 'is', null)
        .execute()
      // The home of the back office lists broken texts, from a cache that the content's version invalidates.
      if (broken) await bumpContentVersion(trx)
    }
  })
}

/**
 * Judges stored texts in the background, and returns a function that ends it. A failure is reported; the next start of
 * the server continues.
 */
export function judgeAtStart(
  db: Database,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const control = new AbortController()
  const judging = judgeStored(db, control.signal).catch(onFailure)
  return async () => {
    control.abort()
    await judging
  }
}
