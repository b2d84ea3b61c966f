import type { Acao } from '@rumo/contract'
import { isEqual } from 'es-toolkit'
import { sql } from 'kysely'
import { recordChange } from './audit-log.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { keptAssunto } from '../questoes/assunto-da-questao.ts'
import { keepPublished } from '../questoes/last-published.ts'
import { nameArquivoDosLugares } from '../questoes/lugar-no-pdf.ts'
import { removeUnusedReferencias } from '../referencias/remove-referencias.ts'
import { gradeAgain } from '../tentativas/grade-again.ts'
import { readGabaritos } from '../tentativas/gabaritos.ts'
import { lockGabaritos } from '../tentativas/begin.ts'
import { latestVersao } from './latest-versao.ts'
import { readRecord } from './read-record.ts'
import { refuseHeld, refuseUnfit } from './restore-refusals.ts'
import {
  ABSENT,
  APONTAM,
  idsOfReferencias,
  isApontada,
  partesOf,
  type Restauravel,
  type Retrato,
  type Row,
  rowsOf,
  type TakenRetrato,
  takeRetrato,
} from './take-retratos.ts'
import { deleteRows, insertRows, replaceRows, updateRow } from './write-rows.ts'

/** A record to restore to its state before a line of the log. */
export interface Wanted {
  idLinha: number
  entidade: Restauravel
  id: number
  retrato: Retrato
  /** The visibility columns that this line changed; no other visibility is restored. */
  visibility: readonly string[]
  autor: number
  isParte: boolean
  /** Whether the record is a reference that no record of the act uses. If it was deleted, it stays deleted. */
  isLoose: boolean
}

export interface Outcome {
  acao: Acao
  entidade: Restauravel
  id: number
  antes: object | null
  depois: object | null
}

/**
 * Columns that decide whether a record is visible. A record that was hidden later stays hidden, unless its hiding is
 * undone.
 */
const VISIBILITY = ['publicada', 'retirada_em']
/** Columns whose values only grow: the version of a row, and whether it was ever public. */
const GROWING = ['versao', 'foi_publicada']

/**
 * Restores a record and its dependent rows, and writes the lines of the log. Returns all changes that were made; none
 * if the record already is as it was. Throws a RestauracaoRecusadaError if it cannot be restored. `sharers` are the
 * other questions with this question's number before any record of the act was restored.
 */
export async function restoreRecord(
  trx: DatabaseTransaction,
  wanted: Wanted,
  sharers: readonly number[] = [],
): Promise<Outcome[]> {
  const { entidade, id, retrato, autor, isParte } = wanted
  const now = await takeRetrato(trx, entidade, id)
  const antes = await readRecord(trx, entidade, id)
  const others = retrato.linha ? await bringReferencias(trx, wanted) : []
  const acao = await write(trx, wanted, now)
  if (acao === undefined) return others
  await nameArquivo(trx, wanted)
  const depois = await readRecord(trx, entidade, id)
  const line = { autor, acao, entidade, antes, depois, isParte }
  const kept = now ? { ...now, mesmo_numero: [...sharers] } : ABSENT
  await recordChange(trx, { ...line, id_registro: id, retrato: kept })
  const before = now ? idsOfReferencias(now) : []
  await removeUnusedReferencias(trx, before, autor)
  return [{ acao, entidade, id, antes, depois }, ...others]
}

async function write(
  trx: DatabaseTransaction,
  wanted: Wanted,
  now: TakenRetrato | undefined,
): Promise<Acao | undefined> {
  if (!wanted.retrato.linha) return now && remove(trx, wanted)
  if (now) return change(trx, wanted, now)
  return wanted.isLoose ? undefined : insert(trx, wanted)
}

/** A question's place that was kept before the prova had a PDF is a place in the prova's current PDF. */
async function nameArquivo(trx: DatabaseTransaction, { entidade, id, retrato }: Wanted) {
  if (entidade === 'provas') await nameArquivoDosLugares(trx, id)
  if (entidade === 'questoes' && retrato.linha) {
    await nameArquivoDosLugares(trx, Number(retrato.linha['id_prova']))
  }
}

async function insert(trx: DatabaseTransaction, wanted: Wanted): Promise<Acao> {
  const { entidade, id, retrato, idLinha } = wanted
  const versao = (await latestVersao(trx, entidade, id)) + 1
  const linha: Row = { ...retrato.linha, versao }
  if (entidade === 'questoes') linha['id_assunto'] = await assuntoIn(trx, linha)
  await refuseUnfit(trx, { entidade, linha, current: undefined })
  await insertRows(trx, entidade, [linha])
  for (const table of Object.keys(partesOf(entidade))) {
    await insertRows(trx, table, retrato.partes[table] ?? [])
  }
  await pointAgain(trx, wanted)
  if (entidade === 'questoes') await bringRelatos(trx, idLinha)
  return 'criacao'
}

async function change(
  trx: DatabaseTransaction,
  { entidade, id, retrato, visibility }: Wanted,
  now: TakenRetrato,
): Promise<Acao | undefined> {
  const current = now.linha ?? {}
  const kept = [...GROWING, ...VISIBILITY.filter((column) => !visibility.includes(column))]
  const linha: Row = { ...current, ...without(retrato.linha ?? {}, kept) }
  // A question that is retired now keeps its current date of retirement.
  if (linha['retirada_em'] && current['retirada_em']) linha['retirada_em'] = current['retirada_em']
  if (entidade === 'questoes') linha['id_assunto'] = await assuntoIn(trx, linha)
  // The PDF of the place may have become known only later.
  if (linha['pagina_pdf'] != null) linha['arquivo_pdf'] ??= current['arquivo_pdf'] ?? null
  if (isEqual(linha, current) && isEqual(retrato.partes, now.partes)) return undefined
  await refuseUnfit(trx, { entidade, linha, current })
  if (entidade === 'provas') await keepPublished(trx, { id_prova: id })
  if (entidade === 'questoes') await keepPublished(trx, { id })
  const before = entidade === 'questoes' ? (await readGabaritos(trx, [id])).get(id) : undefined
  const versao = Number(current['versao']) + 1
  await updateRow(trx, entidade, id, { ...without(linha, ['id', 'foi_publicada']), versao })
  for (const [table, column] of Object.entries(partesOf(entidade))) {
    await replaceRows(trx, { table, column, id }, retrato.partes[table] ?? [])
  }
  if (before) await gradeAgain(trx, before)
  return 'alteracao'
}

/** If the assunto was deleted since, or belongs to another matéria, the question is restored without an assunto. */
function assuntoIn(trx: DatabaseTransaction, { id_materia, id_assunto }: Row) {
  const [materia, assunto] = [Number(id_materia ?? 0), Number(id_assunto ?? 0)]
  return keptAssunto(trx, { id_materia: materia, id_assunto: assunto || null })
}

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}

async function remove(trx: DatabaseTransaction, wanted: Wanted): Promise<Acao | undefined> {
  const { entidade, id } = wanted
  if (entidade === 'referencias' && (await isLinked(trx, id))) return undefined
  // Until the transaction ends, students can answer no questions.
  if (entidade === 'questoes') await lockGabaritos(trx)
  await refuseHeld(trx, entidade, id)
  await deleteRows(trx, { table: entidade, column: 'id', id })
  return 'exclusao'
}

async function isLinked(trx: DatabaseTransaction, id: number): Promise<boolean> {
  for (const table of ['questoes_referencias', 'redacoes_referencias']) {
    if ((await rowsOf(trx, table, 'id_referencia', [id])).length > 0) return true
  }
  return false
}

/** Restores the deleted references of a record. Those that exist stay as they are. */
async function bringReferencias(
  trx: DatabaseTransaction,
  { entidade, retrato, autor }: Wanted,
): Promise<Outcome[]> {
  const brought: Outcome[] = []
  for (const linha of Object.keys(partesOf(entidade)).length > 0 ? retrato.referencias : []) {
    const id = Number(linha['id'])
    if (await readRecord(trx, 'referencias', id)) continue
    const versao = (await latestVersao(trx, 'referencias', id)) + 1
    await insertRows(trx, 'referencias', [{ ...linha, versao }])
    const depois = await readRecord(trx, 'referencias', id)
    const outcome = { acao: 'criacao', entidade: 'referencias', antes: null, depois } as const
    const line = { ...outcome, autor, id_registro: id, retrato: ABSENT, isParte: true }
    await recordChange(trx, line)
    brought.push({ ...outcome, id })
  }
  return brought
}

/** Makes the rows that pointed at the record before it was deleted, and now point at nothing, point at it again. */
async function pointAgain(
  trx: DatabaseTransaction,
  { entidade, id, retrato: { apontavam } }: Wanted,
): Promise<void> {
  if (!isApontada(entidade) || apontavam.length === 0) return
  const { table, column } = APONTAM[entidade]
  // A question whose matéria was changed since cannot have an assunto of the earlier matéria.
  const fits =
    entidade === 'assuntos'
      ? sql`id_materia = (select a.id_materia from assuntos a where a.id = ${id})`
      : sql`1 = 1`
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}
    where ${sql.ref(column)} is null and id in (${sql.join(apontavam)}) and ${fits}`.execute(trx)
}

async function bringRelatos(trx: DatabaseTransaction, idLinha: number): Promise<void> {
  const rows = await rowsOf(trx, 'relatos_guardados', 'id_linha', [idLinha])
  await insertRows(
    trx,
    'relatos',
    rows.map((row) => without(row, ['id_linha'])),
  )
}
