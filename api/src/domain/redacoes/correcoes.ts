import type { Correcao, CorrecaoEntregue, EstadoDeCorrecao } from '@rumo/contract'
import { correcoesSchemas } from '@rumo/contract/schemas/correcoes'
import type { IdDeRubrica } from '@rumo/contract/rules'
import { type Generated, type Selectable, sql, type SqlBool } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'

declare module '../../infra/tables/tables.ts' {
  interface Tables {
    correcoes: Correcoes
  }
}

/** Corrections of essays; until `entregue_em` is set they are drafts. */
interface Correcoes {
  id: Generated<number>
  id_redacao_enviada: number
  /** Null if the corrector's account was deleted. */
  id_corretor: number | null
  rubrica: IdDeRubrica
  /** JSON: the grade of each criterion, by its id. */
  notas: string
  /** JSON: remarks on passages. */
  anotacoes: string
  parecer: string
  nota: number | null
  maximo: number | null
  /** The number of writes of the correction. */
  versao: number
  entregue_em: string | null
}

const { notas, anotacoes } = correcoesSchemas.one.dados.shape

/** The columns with the content of a correction. */
export const CONTEUDO = ['c.rubrica', 'c.notas', 'c.anotacoes', 'c.parecer'] as const

type Conteudo = Pick<Correcao, 'rubrica' | 'notas' | 'anotacoes' | 'parecer'>

/** The content of a correction, read from its columns. */
export function conteudoOf(row: Pick<Selectable<Correcoes>, keyof Conteudo>): Conteudo {
  return {
    rubrica: row.rubrica,
    notas: notas.parse(JSON.parse(row.notas)),
    anotacoes: anotacoes.parse(JSON.parse(row.anotacoes)),
    parecer: row.parecer,
  }
}

/** The corrections `c`, each with the name of its corrector: null if that account was deleted. */
export function selectCorrecoes(db: Database) {
  return db
    .selectFrom('correcoes as c')
    .leftJoin('usuarios as u', 'u.id', 'c.id_corretor')
    .select(['c.id', 'c.id_redacao_enviada', 'c.id_corretor', 'c.entregue_em'])
    .select('u.nome as nome_corretor')
}

interface WithCorretor {
  id_corretor: number | null
  nome_corretor: string | null
}

/** The corrector of a correction, as calls return it; null if that account was deleted. */
export function corretorOf({ id_corretor, nome_corretor }: WithCorretor): Correcao['corretor'] {
  return id_corretor === null || nome_corretor === null
    ? null
    : { id: id_corretor, nome: nome_corretor }
}

/**
 * The delivered corrections of an essay, in the order of delivery. Empty until all of its corrections are delivered.
 */
export async function listEntregues(
  db: Database,
  { id, estado }: { id: number; estado: EstadoDeCorrecao },
): Promise<CorrecaoEntregue[]> {
  if (estado !== 'corrigida') return []
  const rows = await selectCorrecoes(db)
    .select(CONTEUDO)
    .select(['c.nota', 'c.maximo'])
    .where('c.id_redacao_enviada', '=', id)
    .where('c.entregue_em', 'is not', null)
    .orderBy('c.entregue_em')
    .orderBy('c.id')
    .$narrowType<{ entregue_em: string; nota: number; maximo: number }>()
    .execute()
  return rows.map((row) => ({
    ...conteudoOf(row),
    id: row.id,
    nota: row.nota,
    maximo: row.maximo,
    corretor: corretorOf(row),
    entregue_em: row.entregue_em,
  }))
}

/** Whether an account `u` may correct: in SQL the same as isCorretor for the claims of a token. */
export const MAY_CORRECT = sql<SqlBool>`(u.perfil = 'Administrador' or u.funcao = 'Corretor')`

const isOwn = (idCorretor: number) => sql<SqlBool>`exists (
  select 1 from correcoes as own
  where own.id_redacao_enviada = r.id and own.id_corretor = ${idCorretor}
)`

/**
 * The state of an essay `r` for one corrector. An essay that needs more correctors is `em_correcao` for those who have
 * begun a correction, and `a_corrigir` for the others.
 */
export const estadoFor = (idCorretor: number) =>
  sql<EstadoDeCorrecao>`case
    when r.estado = 'a_corrigir' and ${isOwn(idCorretor)} then 'em_correcao' else r.estado
  end`

/** Whether an essay `r` is in this state for a corrector, as a condition that uses the index of `estado`. */
export function isInEstado(estado: EstadoDeCorrecao, idCorretor: number) {
  const own = isOwn(idCorretor)
  if (estado === 'corrigida') return sql<SqlBool>`r.estado = 'corrigida'`
  if (estado === 'a_corrigir')
    return sql<SqlBool>`r.estado = 'a_corrigir' and not ${own} and r.id_usuario <> ${idCorretor}`
  return sql<SqlBool>`r.estado in ('em_correcao', 'a_corrigir') and (r.estado = 'em_correcao' or ${own})`
}

/**
 * Updates the state of essays after a correction of them was begun, removed or delivered: `a_corrigir` while fewer
 * corrections are begun than the essay needs. The lock lets only one transaction at a time do so for an essay, so each
 * sees what the one before has written.
 */
export async function refreshEstado(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await lockEssays(trx, ids)
  await trx
    .updateTable('redacoes_enviadas as r')
    .set((eb) => {
      const counted = eb
        .selectFrom('correcoes as c')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('c.id_redacao_enviada', '=', 'r.id')
      const delivered = counted.where('c.entregue_em', 'is not', null)
      // A correction that is not delivered counts only if its author may still correct, as no one else can continue it.
      const alive = counted
        .leftJoin('usuarios as u', 'u.id', 'c.id_corretor')
        .where((or) => or.or([or('c.entregue_em', 'is not', null), MAY_CORRECT]))
      return {
        estado: eb
          .case()
          .when(delivered, '>=', eb.ref('r.corretores'))
          .then('corrigida' as const)
          .when(alive, '>=', eb.ref('r.corretores'))
          .then('em_correcao' as const)
          .else('a_corrigir' as const)
          .end(),
      }
    })
    .where('r.id', 'in', ids)
    .execute()
}

export async function estadoOf(trx: DatabaseTransaction, id: number) {
  const { estado } = await trx
    .selectFrom('redacoes_enviadas')
    .select('estado')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return estado
}

/**
 * Locks the rows of essays on PostgreSQL. A statement there reads the data as they were when it began, even if it then
 * waits for a lock, so the lock must be taken by an earlier statement.
 */
async function lockEssays(trx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  if (isSqlite(trx)) return
  await trx
    .selectFrom('redacoes_enviadas')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Updates the state of all essays that an account has begun to correct, after its right to correct changed. */
export async function refreshEstadosOf(
  trx: DatabaseTransaction,
  idCorretor: number,
): Promise<void> {
  const drafts = await trx
    .selectFrom('correcoes')
    .select('id_redacao_enviada')
    .where('id_corretor', '=', idCorretor)
    .where('entregue_em', 'is', null)
    .execute()
  const ids = drafts.map(({ id_redacao_enviada }) => id_redacao_enviada)
  await refreshEstado(trx, ids)
}

/** Removes the unfinished corrections of deleted accounts: only their author could continue them. */
export async function dropOrphanedDrafts(trx: DatabaseTransaction): Promise<void> {
  const drafts = await trx
    .deleteFrom('correcoes')
    .where('id_corretor', 'is', null)
    .where('entregue_em', 'is', null)
    .returning('id_redacao_enviada')
    .execute()
  const ids = drafts.map(({ id_redacao_enviada }) => id_redacao_enviada)
  await refreshEstado(trx, ids)
}
