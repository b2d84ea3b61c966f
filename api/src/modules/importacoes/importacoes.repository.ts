import type { CadernoDeExame, Importacao, LinhaDeImportacao } from '@rumo/contract'
import { contagem } from '@rumo/contract/caderno'
import type { Selectable } from 'kysely'
import { StaleVersionError } from '../../errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { QueueFullError } from '../../domain/leitura/leitura.errors.ts'
import { countOf } from '../../infra/lists/list-page.ts'
import { underLock } from '../../infra/database/lock.ts'
import type { PaginaGuardada } from '../../domain/leitura/keep-pictures.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { nameFiles, namesIn } from './arquivos-nomeados.ts'
import { NotInReviewError, TooManyImportacoesError } from './importacoes.errors.ts'

/** How many imports may be queued at once. */
const MAX_NA_FILA = 20
/** How many imports there may be: their number is limited because the list of imports is always sent whole. */
const MAX_IMPORTACOES = 500
/** How many imports of the same file are listed. */
const MAX_IGUAIS = 5
/** The states of imports that failed or were cancelled: the same file may be imported again. */
const ENDED = ['cancelada', 'recusada'] as const

/** A new import: it is queued, unless it already has its draft. */
type Begun = Pick<
  Selectable<Tables['importacoes']>,
  'nome' | 'url_arquivo' | 'hash_arquivo' | 'url_gabarito' | 'gabarito'
> & { rascunho?: CadernoDeExame }

/** A key, as a PDF or as typed text. */
type Chave = Pick<Selectable<Tables['importacoes']>, 'url_gabarito' | 'gabarito'>

/** A draft to save; `versao` is the version that the client edited. */
interface Draft {
  versao: number
  rascunho: CadernoDeExame
  autor: number
  chave?: Chave
}

export type ImportacoesRepository = ReturnType<typeof importacoesRepository>

export function importacoesRepository(db: Database) {
  return {
    /** All imports without their drafts, the newest first. */
    list(): Promise<LinhaDeImportacao[]> {
      return linhas(db).orderBy('i.id', 'desc').execute()
    },

    findLinha: (id: number): Promise<LinhaDeImportacao | undefined> => findLinha(db, id),

    /** An import with its draft, as the call `one` gives it. */
    find: (id: number): Promise<Importacao | undefined> => findWithDraft(db, id),

    /** The address of an import's PDF, and its pages; undefined when there is no such import. */
    async findPdf(id: number) {
      const row = await db
        .selectFrom('importacoes')
        .select(['url_arquivo', 'paginas'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { url_arquivo: row.url_arquivo, paginas: paginasIn(row.paginas) }
    },

    /** The newest other imports of the same file, without those that failed or were cancelled. */
    alike(hash: string, id: number): Promise<LinhaDeImportacao[]> {
      return linhas(db)
        .where('i.hash_arquivo', '=', hash)
        .where('i.id', '<>', id)
        .where('i.estado', 'not in', ENDED)
        .orderBy('i.id', 'desc')
        .limit(MAX_IGUAIS)
        .execute()
    },

    /**
     * Throws a QueueFullError when the queue is full, and a TooManyImportacoesError when there are too many imports.
     */
    insert: (begun: Begun, autor: number): Promise<LinhaDeImportacao> =>
      underLock(db, 'importacoes', (trx) => insertBegun(trx, begun, autor)),

    /** Cancels an import that is queued or being read; false when it is neither. */
    async cancel(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('importacoes')
        .set({ estado: 'cancelada', servidor: null, atualizada_em: new Date().toISOString() })
        .where('id', '=', id)
        .where('estado', 'in', ['na_fila', 'lendo'])
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /**
     * Saves a draft. Undefined when there is no such import. Throws a NotInReviewError, and a StaleVersionError when
     * the draft was saved meanwhile.
     */
    save: (id: number, draft: Draft): Promise<LinhaDeImportacao | undefined> =>
      underLock(db, 'importacoes', (trx) => saveDraft(trx, id, draft)),

    /** Gives whether there was such an import. The next sweep removes its files (domain/arquivos/sweep-files.ts). */
    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('importacoes')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

async function findWithDraft(db: Database, id: number): Promise<Importacao | undefined> {
  const row = await linhas(db)
    .leftJoin('usuarios as s', 's.id', 'i.id_salva_por')
    .select(['i.url_arquivo', 'i.url_gabarito', 'i.paginas', 'i.rascunho'])
    .select(['s.id as salva_por_id', 's.nome as salva_por_nome'])
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { salva_por_id, salva_por_nome, paginas, rascunho, ...linha } = row
  const salva_por = salva_por_id && { id: salva_por_id, nome: salva_por_nome ?? '' }
  return {
    ...linha,
    salva_por: salva_por || null,
    paginas: paginasIn(paginas),
    rascunho: rascunhoIn(rascunho),
  }
}

async function insertBegun(
  trx: DatabaseTransaction,
  { rascunho, ...values }: Begun,
  autor: number,
): Promise<LinhaDeImportacao> {
  if (!rascunho && (await countWaiting(trx)) >= MAX_NA_FILA) throw new QueueFullError()
  const total = await countOf(trx.selectFrom('importacoes'))
  if (total >= MAX_IMPORTACOES) throw new TooManyImportacoesError()
  const now = new Date().toISOString()
  const id = await insertRecord(trx, 'importacoes', {
    ...values,
    estado: rascunho ? 'em_revisao' : 'na_fila',
    id_autor: autor,
    criada_em: now,
    atualizada_em: now,
    ...(rascunho && columnsOf(rascunho)),
  })
  await nameFiles(trx, id, namesIn(values, [], rascunho))
  return justWritten(await findLinha(trx, id))
}

async function saveDraft(
  trx: DatabaseTransaction,
  id: number,
  { versao, rascunho, autor, chave }: Draft,
): Promise<LinhaDeImportacao | undefined> {
  const row = await trx
    .selectFrom('importacoes')
    .select(['estado', 'versao', 'url_arquivo', 'url_gabarito', 'paginas'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.estado !== 'em_revisao') throw new NotInReviewError()
  if (row.versao !== versao) throw new StaleVersionError()
  await writeRascunho(trx, id, rascunho, { ...chave, id_salva_por: autor })
  await nameFiles(trx, id, namesIn({ ...row, ...chave }, paginasIn(row.paginas), rascunho))
  return findLinha(trx, id)
}

/** Writes a draft with its counts, and raises its version; `own` has further columns to write. */
export async function writeRascunho(
  trx: DatabaseTransaction,
  id: number,
  rascunho: CadernoDeExame,
  own: Partial<Chave> & { id_salva_por?: number } = {},
): Promise<void> {
  await trx
    .updateTable('importacoes')
    .set({ ...columnsOf(rascunho), ...own, atualizada_em: new Date().toISOString() })
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

function linhas(db: Database) {
  return db
    .selectFrom('importacoes as i')
    .leftJoin('usuarios as u', 'u.id', 'i.id_autor')
    .leftJoin('provas as p', 'p.id', 'i.id_prova')
    .select(['i.id', 'i.nome', 'i.estado', 'u.nome as autor', 'i.criada_em', 'i.atualizada_em'])
    .select(['i.etapa', 'i.feitas', 'i.total', 'i.mensagem', 'i.questoes', 'i.temas'])
    .select(['i.aprovadas', 'i.com_duvida', 'i.id_prova', 'p.publicada', 'i.versao'])
}

export function findLinha(db: Database, id: number): Promise<LinhaDeImportacao | undefined> {
  return linhas(db).where('i.id', '=', id).executeTakeFirst()
}

function countWaiting(trx: DatabaseTransaction): Promise<number> {
  return countOf(trx.selectFrom('importacoes').where('estado', '=', 'na_fila'))
}

function columnsOf(rascunho: CadernoDeExame) {
  const { aprovada, duvida } = contagem(rascunho)
  return {
    rascunho: JSON.stringify(rascunho),
    questoes: rascunho.questoes.length,
    temas: rascunho.redacoes.length,
    aprovadas: aprovada,
    com_duvida: duvida,
  }
}

// The casts are safe: only this repository writes these columns.
const paginasIn = (json: string | null) => JSON.parse(json ?? '[]') as PaginaGuardada[]
const rascunhoIn = (json: string | null) => JSON.parse(json ?? 'null') as CadernoDeExame | null

function justWritten<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('An import that was just written is not there')
  return found
}
