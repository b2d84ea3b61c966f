import type { CadernoDeExame, LinhaDeImportacao, ProvaImportada } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { ConflictError, StaleVersionError } from '../../errors.ts'
import { refusing } from '../../infra/database/constraints.ts'
import { bumpContentVersion, lockContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { lockName } from '../../infra/database/lock.ts'
import { removeContents } from '../../domain/edicao/remove-contents.ts'
import type { CheckedExam } from '../../domain/exames/check-exam.ts'
import { NewRecords } from '../../domain/seed/exam-records.ts'
import { insertExam, type StoredImage } from '../../domain/seed/insert-exam.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import {
  existing,
  NotImportedError,
  NotInReviewError,
  ProvaRespondidaError,
} from './importacoes.errors.ts'
import { findLinha } from './importacoes.repository.ts'
import { recordCreated, removeUnused, selectCompartilhados } from './trazidos.ts'

/** The fields of an import that decide what may be done with it. */
type Rascunho = Pick<
  Selectable<Tables['importacoes']>,
  'estado' | 'versao' | 'url_arquivo' | 'url_gabarito'
> & { rascunho: CadernoDeExame }

/** The prova that the draft of this version becomes. */
interface Wanted {
  versao: number
  exam: CheckedExam['exam']
  /** The stored images, by their names in the exam. */
  images: ReadonlyMap<string, StoredImage>
  own: Partial<Insertable<Tables['provas']>>
}

export type ProvaImportadaRepository = ReturnType<typeof provaImportadaRepository>

export function provaImportadaRepository(db: Database) {
  const provas = editable(db, 'provas', provasSchemas.one.dados, 'nome')

  return {
    /** Throws a MissingRecordError, or a NotInReviewError when there is no draft. */
    async findRascunho(id: number): Promise<Rascunho> {
      const { rascunho, ...row } = await findRow(db, id)
      if (rascunho === null) throw new NotInReviewError()
      // Only importacoes.repository.ts writes this column.
      return { ...row, rascunho: JSON.parse(rascunho) as CadernoDeExame }
    },

    /**
     * Makes the prova, with its lines of the audit log, and gives the import the prova's name. Throws a
     * NotInReviewError, a StaleVersionError when the draft was saved meanwhile, and a ConflictError when the vestibular
     * is gone.
     */
    finish(id: number, { versao, ...insertion }: Wanted, autor: number): Promise<ProvaImportada> {
      const writing = db.transaction().execute(async (trx) => {
        await lockContent(trx)
        await lockName(trx, 'importacoes')
        const row = await findRow(trx, id)
        if (row.estado !== 'em_revisao') throw new NotInReviewError()
        if (row.versao !== versao) throw new StaleVersionError()
        const records = new NewRecords()
        const id_prova = await insertExam({ trx, records, ...insertion })
        if (id_prova === null) throw new Error('A prova that is new cannot have been deleted')
        const ato = await recordCreated(trx, records.inserted, autor)
        await become(trx, id, { estado: 'importada', id_prova, nome: insertion.exam.prova.nome })
        await bumpContentVersion(trx)
        return { id_prova, ...ato }
      })
      return refusing(writing, {
        foreign_key: () =>
          new ConflictError(
            'vestibular_inexistente',
            'Esse vestibular não existe.',
            'id_vestibular',
          ),
      })
    },

    /**
     * Removes the prova with all its contents. Also removes the matérias and assuntos that the import created, unless
     * other records use them. The draft is in review again. Throws a MissingRecordError, a NotImportedError, and a
     * ProvaRespondidaError when students have answered the prova's questions.
     */
    async undo(id: number, autor: number): Promise<LinhaDeImportacao> {
      const { id_prova } = await findImported(db, id)
      const prepare = async (trx: DatabaseTransaction) => {
        await lockName(trx, 'importacoes')
        const now = await findImported(trx, id)
        if (id_prova === null || now.id_prova !== id_prova) throw new NotImportedError()
        const compartilhados = await selectCompartilhados(trx, id_prova)
        const { isHeld } = await removeContents(trx, id_prova, autor)
        if (isHeld) throw new ProvaRespondidaError()
        await removeUnused(trx, compartilhados, autor)
        await become(trx, id, { estado: 'em_revisao', id_prova: null })
      }
      if (id_prova === null) await db.transaction().execute((trx) => reopen(trx, id))
      else await provas.remove(id_prova, autor, prepare)
      return existing(await findLinha(db, id))
    },
  }
}

/** Puts the draft back in review when the prova was already removed. */
async function reopen(trx: DatabaseTransaction, id: number): Promise<void> {
  await lockName(trx, 'importacoes')
  await findImported(trx, id)
  await become(trx, id, { estado: 'em_revisao', id_prova: null })
}

async function findRow(db: Database, id: number) {
  const row = await db
    .selectFrom('importacoes')
    .select(['estado', 'versao', 'rascunho', 'url_arquivo', 'url_gabarito', 'id_prova'])
    .where('id', '=', id)
    .executeTakeFirst()
  return existing(row)
}

async function findImported(db: Database, id: number) {
  const row = await findRow(db, id)
  if (row.estado !== 'importada') throw new NotImportedError()
  return row
}

async function become(
  trx: DatabaseTransaction,
  id: number,
  values: Pick<Updateable<Tables['importacoes']>, 'estado' | 'id_prova' | 'nome'>,
): Promise<void> {
  await trx
    .updateTable('importacoes')
    .set({ ...values, atualizada_em: new Date().toISOString() })
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
