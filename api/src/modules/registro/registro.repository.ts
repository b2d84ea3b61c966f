import { ENTIDADES, type FiltroDoRegistro, LIMITE_PADRAO, type Mudanca } from '@rumo/contract'
import { isEqual, omit } from 'es-toolkit'
import { type SqlBool, sql } from 'kysely'
import { parseRecord, withoutLinks } from '../../infra/lists/busca-do-registro.ts'
import type { Database } from '../../infra/database/db.ts'
import { nomesOf } from '../../infra/lists/nomes-do-registro.ts'
import { oldestRestauravel, restauravelAte } from '../../domain/registro/keep-retrato.ts'
import {
  countHolding,
  holdsTerms,
  strategyForCount,
  type SearchStrategy,
} from '../../infra/lists/trigrams.ts'

/**
 * With more hits than this, a search finds some among any few lines, so lines are read in order and their texts
 * compared.
 */
const COMMON = 20_000
/** How many authors are listed; a longer list would be too long to choose from. */
const MAX_PESSOAS = 1000

export function registroRepository(db: Database) {
  return {
    /** A page of the log, the newest first. The filters need only an index, and no rows of the table. */
    async list(filtro: FiltroDoRegistro = {}): Promise<Mudanca[]> {
      const found = await (await selectLinhas(db, filtro)).execute()
      if (found.length === 0) return []
      const ids = found.map(({ id }) => id)
      const rows = await readLinhas(db, ids)
      const partes = filtro.com === undefined ? await countPartes(db, rows) : new Map()
      const linhas = rows.map((row) => toLinha(row))
      const nomes = await nomesOf(db, linhas)
      return linhas.map((linha, place) => ({
        ...linha,
        nomes: nomes(linha),
        partes: (rows[place]?.principal && partes.get(rows[place].ato)) || [],
      }))
    },

    /** The authors of lines in the log, administrators first. */
    listPessoas: () =>
      db
        .selectFrom('usuarios as u')
        .select(['u.id', 'u.nome'])
        .where((eb) =>
          eb.exists(
            eb.selectFrom('registro as r').select('r.id').whereRef('r.id_usuario', '=', 'u.id'),
          ),
        )
        .orderBy('u.perfil')
        .orderBy('u.busca')
        .orderBy('u.id')
        .limit(MAX_PESSOAS)
        .execute(),
  }
}

/** The query for the ids of a page of lines. */
export async function selectLinhas(db: Database, filtro: FiltroDoRegistro) {
  const { apos, id_usuario, entidade, id_registro, acao, de, ate, com, agrupadas } = filtro
  const busca = withoutLinks(filtro.busca ?? '')
  const before = apos === undefined ? undefined : await instantOf(db, apos)
  const of = db
    .selectFrom('registro')
    .select('ato')
    .where('id', '=', com ?? 0)
  return (
    db
      .selectFrom('registro as r')
      .select('r.id')
      .where(isKnown('r'))
      .$if(before !== undefined, (query) =>
        query.where(sql<SqlBool>`(r.em, r.id) < (${before ?? ''}, ${apos ?? 0})`),
      )
      .$if(id_usuario !== undefined, (query) => query.where('r.id_usuario', '=', id_usuario ?? 0))
      .$if(entidade !== undefined, (query) => query.where('r.entidade', '=', entidade ?? 'cursos'))
      .$if(id_registro !== undefined, (query) =>
        query.where('r.id_registro', '=', id_registro ?? 0),
      )
      .$if(acao === 'restauracao', (query) => query.where('r.restaura', 'is not', null))
      .$if(acao !== undefined && acao !== 'restauracao', (query) =>
        query
          .where('r.acao', '=', acao === 'restauracao' ? 'criacao' : (acao ?? 'criacao'))
          .where('r.restaura', 'is', null),
      )
      .$if(de !== undefined, (query) => query.where('r.em', '>=', de ?? ''))
      .$if(ate !== undefined, (query) => query.where('r.em', '<', ate ?? ''))
      .$if(agrupadas === true, (query) => query.where('r.principal', '=', true))
      .$if(com !== undefined, (query) =>
        query.where('r.ato', '=', of).where('r.id', '<>', com ?? 0),
      )
      .where(
        holdsTerms(db, {
          table: 'registro',
          alias: 'r',
          busca,
          strategy: await strategyForBusca(db, busca),
        }),
      )
      // When the line `apos` does not exist, there is no page after it.
      .$if(apos !== undefined && before === undefined, (query) => query.where('r.id', '<', 0))
      .orderBy('r.em', 'desc')
      .orderBy('r.id', 'desc')
      .limit(filtro.limite ?? LIMITE_PADRAO)
  )
}

/**
 * Leaves out kinds of records that this release does not know: a server of a later release may write them into the same
 * database. The `|| ''` keeps the database from choosing an index for this condition.
 */
const isKnown = (alias: string) =>
  sql<SqlBool>`${sql.ref(`${alias}.entidade`)} || '' in (${sql.join(ENTIDADES)})`

async function instantOf(db: Database, id: number): Promise<string | undefined> {
  const linha = db.selectFrom('registro').select('em').where('id', '=', id)
  return (await linha.executeTakeFirst())?.em
}

async function strategyForBusca(db: Database, busca: string): Promise<SearchStrategy> {
  if (busca === '') return 'order'
  const total = await countHolding(db, { table: 'registro', busca })
  if (total > COMMON) return 'texts'
  return strategyForCount(total)
}

function readLinhas(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('registro as r')
    .leftJoin('usuarios as u', 'u.id', 'r.id_usuario')
    .leftJoin('retratos as rt', 'rt.id_linha', 'r.id')
    .select(['r.id', 'r.em', 'r.acao', 'r.entidade', 'r.id_registro', 'r.antes', 'r.depois'])
    .select(['r.restaura', 'r.ato', 'r.principal'])
    .select(['u.id as id_autor', 'u.nome as nome_do_autor', 'rt.em as retratada_em'])
    .select([ofLast<Mudanca['acao']>('acao').as('ultima_acao')])
    .select([ofLast<number | null>('restaura').as('ultima_restaura')])
    .where('r.id', 'in', ids)
    .orderBy('r.em', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
}

/** The value of a column in the newest line of the same record. */
const ofLast = <Value>(column: 'acao' | 'restaura') => sql<Value>`(
  select ${sql.ref(`n.${column}`)} from registro n
  where n.id_registro = r.id_registro and n.entidade = r.entidade order by n.id desc limit 1)`

/**
 * Whether restoring a line would change nothing: its record already exists, is already gone, or is as it was before.
 */
function isBack(row: Row): boolean {
  const { id, acao, ultima_acao, ultima_restaura } = row
  if (ultima_restaura === id) return true
  if (isOfSenhaAlone(row)) return true
  if (acao === 'alteracao') return false
  return (acao === 'exclusao') !== (ultima_acao === 'exclusao')
}

/** Whether only the password of an account changed: a password is never restored. */
function isOfSenhaAlone({ entidade, antes, depois }: Row): boolean {
  if (entidade !== 'usuarios') return false
  const { senha_alterada, ...after } = parseRecord(depois) ?? {}
  return (
    senha_alterada === true && isEqual(omit(after, VERSAO), omit(parseRecord(antes) ?? {}, VERSAO))
  )
}

const VERSAO = ['versao']

type Row = Awaited<ReturnType<typeof readLinhas>>[number]

function toLinha(row: Row): Omit<Mudanca, 'nomes' | 'partes'> {
  const { id, em, acao, entidade, id_registro, restaura } = row
  const { antes, depois, id_autor, nome_do_autor, retratada_em } = row
  const isRestauravel =
    retratada_em !== null && retratada_em >= oldestRestauravel(Date.now()) && !isBack(row)
  return {
    id,
    em,
    acao,
    entidade,
    id_registro,
    restaura,
    autor:
      id_autor === null || nome_do_autor === null ? null : { id: id_autor, nome: nome_do_autor },
    antes: parseRecord(antes),
    depois: parseRecord(depois),
    restauravel_ate: isRestauravel ? restauravelAte(retratada_em) : null,
  }
}

/** By `ato`: how many further records of each kind the act of these lines changed, without its main line. */
async function countPartes(
  db: Database,
  rows: readonly Row[],
): Promise<Map<string, Mudanca['partes']>> {
  const atos = rows.map(({ ato }) => ato)
  const counts = await db
    .selectFrom('registro')
    .select(['ato', 'entidade'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('ato', 'in', atos)
    .where('principal', '=', false)
    .where(isKnown('registro'))
    .groupBy(['ato', 'entidade'])
    .orderBy('entidade')
    .execute()
  const partes = new Map<string, Mudanca['partes']>()
  for (const { ato, ...count } of counts) partes.set(ato, [...(partes.get(ato) ?? []), count])
  return partes
}
