import { ENTIDADES, type Entidade } from '@rumo/contract'
import { uniq } from 'es-toolkit'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/** A row of any table, by its columns. Booleans are true or false on both databases. */
export type Row = Record<string, string | number | boolean | null>

/** The tables whose rows are parts of a record, each with the column that refers to the record. */
const PARTES = {
  questoes: { alternativas: 'id_questao', questoes_referencias: 'id_questao' },
  redacoes: { redacoes_referencias: 'id_redacao' },
} as const satisfies Partial<Record<Entidade, Record<string, string>>>

/** Rows that stay when their record is removed, but then no longer refer to it. */
export const APONTAM = {
  assuntos: { table: 'questoes', column: 'id_assunto' },
  materias: { table: 'simulados', column: 'id_materia' },
  redacoes: { table: 'redacoes_enviadas', column: 'id_redacao' },
} as const satisfies Partial<Record<Entidade, object>>

export const isApontada = (entidade: Restauravel): entidade is keyof typeof APONTAM =>
  entidade in APONTAM

/** Kinds of records that depend on each other, each after those on which it depends. */
export const BY_DEPENDENCY = [
  'materias',
  'assuntos',
  'vestibulares',
  'provas',
  'referencias',
  'questoes',
  'redacoes',
] as const satisfies readonly Entidade[]

/**
 * The kinds of records that can be restored as a whole. Of corrections nothing can be restored, of accounts and reports
 * only some fields.
 */
export type Restauravel = Exclude<Entidade, 'correcoes' | 'relatos' | 'usuarios'>

/** The kinds of records that can be restored, each after those on which it depends. */
export const RESTAURAVEIS: readonly Restauravel[] = uniq([
  ...BY_DEPENDENCY,
  ...ENTIDADES.filter(
    (entidade) => entidade !== 'correcoes' && entidade !== 'relatos' && entidade !== 'usuarios',
  ),
])

/**
 * A snapshot: all that is needed to restore a record with its dependent rows. Contains no password, and no e-mail of a
 * report.
 */
export interface Retrato {
  /** Null if the record did not exist. */
  linha: Row | null
  /** The rows that are parts of the record, by their tables. */
  partes: Record<string, Row[]>
  referencias: Row[]
  /** The ids of the rows that refer to the record, and no longer do once it is removed. */
  apontavam: number[]
  /** The ids of the other questions of the same prova with the same number. */
  mesmo_numero: number[]
}

/** A snapshot, with the reports that are deleted together with a question. These are stored separately. */
export interface TakenRetrato extends Retrato {
  relatos: Row[]
}

/** The snapshot of a record that did not exist. */
export const ABSENT: Retrato = {
  linha: null,
  partes: {},
  referencias: [],
  apontavam: [],
  mesmo_numero: [],
}

export function isRestauravel(entidade: string): entidade is Restauravel {
  return RESTAURAVEIS.some((known) => known === entidade)
}

/** Takes the snapshots of those of these records that exist, by their ids. Must be called before the change. */
export async function takeRetratos(
  trx: DatabaseTransaction,
  entidade: Restauravel,
  ids: readonly number[],
): Promise<Map<number, TakenRetrato>> {
  const taken = new Map<number, TakenRetrato>()
  for (const linha of await rowsOf(trx, entidade, 'id', ids)) {
    const partes: Retrato['partes'] = {}
    for (const table of Object.keys(partesOf(entidade))) partes[table] = []
    const others = { referencias: [], apontavam: [], mesmo_numero: [], relatos: [] }
    taken.set(Number(linha['id']), { linha, partes, ...others })
  }
  await addPartes(trx, entidade, taken)
  await addApontavam(trx, entidade, taken)
  if (entidade === 'questoes') await addOfQuestoes(trx, taken)
  return taken
}

/** Takes the snapshot of one record; undefined if it does not exist, or if its kind cannot be restored. */
export async function takeRetrato(
  trx: DatabaseTransaction,
  entidade: string,
  id: number,
): Promise<TakenRetrato | undefined> {
  return isRestauravel(entidade) ? (await takeRetratos(trx, entidade, [id])).get(id) : undefined
}

/** The tables of the parts of a record, each with the column that refers to the record. */
export function partesOf(entidade: Restauravel): Readonly<Record<string, string>> {
  const partes: Partial<Record<Restauravel, Record<string, string>>> = PARTES
  return partes[entidade] ?? {}
}

/** Whole rows, in a fixed order. */
export async function rowsOf(
  trx: DatabaseTransaction,
  table: string,
  column: string,
  values: readonly number[],
): Promise<Row[]> {
  if (values.length === 0) return []
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})
    order by 1, 2`.execute(trx)
  return rows
}

type Taken = ReadonlyMap<number, TakenRetrato>

async function addPartes(
  trx: DatabaseTransaction,
  entidade: Restauravel,
  taken: Taken,
): Promise<void> {
  for (const [table, column] of Object.entries(partesOf(entidade))) {
    for (const row of await rowsOf(trx, table, column, [...taken.keys()])) {
      taken.get(Number(row[column]))?.partes[table]?.push(row)
    }
  }
  const named = [...taken.values()].flatMap(idsOfReferencias)
  const referencias = await rowsOf(trx, 'referencias', 'id', [...new Set(named)])
  const byId = new Map(referencias.map((row) => [row['id'], row]))
  for (const retrato of taken.values()) {
    retrato.referencias = idsOfReferencias(retrato)
      .map((id) => byId.get(id))
      .filter((row) => row !== undefined)
  }
}

export function idsOfReferencias({ partes }: Pick<Retrato, 'partes'>): number[] {
  const links = [
    ...(partes['questoes_referencias'] ?? []),
    ...(partes['redacoes_referencias'] ?? []),
  ]
  return links.map((link) => Number(link['id_referencia']))
}

async function addApontavam(
  trx: DatabaseTransaction,
  entidade: Restauravel,
  taken: Taken,
): Promise<void> {
  if (!isApontada(entidade)) return
  const { table, column } = APONTAM[entidade]
  const { rows } = await sql<{ id: number; aponta: number }>`
    select id, ${sql.ref(column)} as aponta from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join([...taken.keys(), 0])}) order by id`.execute(trx)
  for (const { id, aponta } of rows) taken.get(aponta)?.apontavam.push(id)
}

async function addOfQuestoes(trx: DatabaseTransaction, taken: Taken): Promise<void> {
  const ids = [...taken.keys()]
  if (ids.length === 0) return
  for (const row of await rowsOf(trx, 'relatos', 'id_questao', ids)) {
    taken.get(Number(row['id_questao']))?.relatos.push(row)
  }
  for (const [id, others] of await sameNumeroOf(trx, ids)) {
    taken.get(id)?.mesmo_numero.push(...others)
  }
}

/** The ids of the other questions of the same prova with the same number, for each of these questions that has such. */
export async function sameNumeroOf(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('questoes as q')
    .innerJoin('questoes as o', (join) =>
      join.onRef('o.id_prova', '=', 'q.id_prova').onRef('o.numero', '=', 'q.numero'),
    )
    .select(['q.id', 'o.id as other'])
    .where('q.id', 'in', ids)
    .whereRef('o.id', '<>', 'q.id')
    .orderBy('o.id')
    .execute()
  const groups = Map.groupBy(rows, ({ id }) => id)
  return new Map([...groups].map(([id, of]) => [id, of.map(({ other }) => other)]))
}
