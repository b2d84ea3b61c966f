import type { Correcao, MudancasDeCorrecao, NovaCorrecao } from '@rumo/contract'
import { maximoOf, missingNotas, notaOf, RUBRICAS } from '@rumo/contract/rules'
import { isEqual, pick } from 'es-toolkit'
import { ConflictError, InvalidInputError, StaleVersionError } from '../../errors.ts'
import { ForbiddenError, SessionEndedError } from '../../infra/accounts/accounts.errors.ts'
import { recordChange } from '../../infra/audit-log.ts'
import { refusing } from '../../infra/constraints.ts'
import { refreshEstado } from '../../infra/correcoes.ts'
import type { Database, DatabaseTransaction } from '../../infra/db.ts'
import { insertRecord } from '../../infra/insert-record.ts'
import { lockName } from '../../infra/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'
import { changeConteudo, problemsOf } from './conteudo.ts'
import { findCorrecao } from './correcoes.repository.ts'
import { MissingNotasError } from './missing-notas.ts'

type Write = (trx: DatabaseTransaction, correcao: Correcao) => Promise<void>

export type CorrigirRepository = ReturnType<typeof corrigirRepository>

/**
 * Writes corrections, each its corrector's alone. Changes give undefined where there is no such correction, and
 * throw a ForbiddenError where it is another's, a ConflictError once it is delivered, a StaleVersionError where
 * `versao` is not its own.
 */
export function corrigirRepository(db: Database) {
  /** Changes a correction in work; of one essay one at a time, so that what is read stays true. */
  function changing(
    id: number,
    { autor, versao }: { autor: number; versao?: number | undefined },
    write: Write,
  ): Promise<Correcao | undefined> {
    return db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('correcoes')
        .select('id_redacao_enviada')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!known) return undefined
      await lockEssay(trx, known.id_redacao_enviada)
      const correcao = await findCorrecao(trx, id)
      if (!correcao) return undefined
      refuseUnlessOwn(correcao, autor)
      if (versao !== undefined && versao !== correcao.versao) throw new StaleVersionError()
      await write(trx, correcao)
      await refreshEstado(trx, [correcao.redacao_enviada.id])
      return (await findCorrecao(trx, id)) ?? correcao
    })
  }

  return {
    /**
     * Begins one, or gives that which this corrector has begun. Throws a ConflictError without an essay, a
     * SessionEndedError where they are no administrator any more.
     */
    begin({ id_redacao_enviada, rubrica }: NovaCorrecao, autor: number): Promise<Correcao> {
      const beginning = db.transaction().execute(async (trx) => {
        await lockEssay(trx, id_redacao_enviada)
        await keepCorretor(trx, autor)
        await refuseMissingEssay(trx, id_redacao_enviada)
        const own = await findOwn(trx, id_redacao_enviada, autor)
        const id =
          own ??
          (await insertRecord(trx, 'correcoes', {
            id_redacao_enviada,
            id_corretor: autor,
            rubrica,
            notas: '{}',
            anotacoes: '[]',
            parecer: '',
            versao: 1,
          }))
        if (own === undefined) await refreshEstado(trx, [id_redacao_enviada])
        const correcao = await findCorrecao(trx, id)
        if (!correcao) throw new Error('A correction that was just begun is not there')
        return correcao
      })
      // The essay was removed in this very moment.
      return refusing(beginning, { foreign_key: missingEssay })
    },

    /** Throws an InvalidInputError for grades that the rubric does not have and remarks beyond the text. */
    change(
      id: number,
      { versao, ...changes }: MudancasDeCorrecao,
      autor: number,
    ): Promise<Correcao | undefined> {
      return changing(id, { autor, versao }, async (trx, correcao) => {
        const before = pick(correcao, ['rubrica', 'notas', 'anotacoes', 'parecer'])
        const after = changeConteudo(before, changes)
        const campos = problemsOf(after, correcao.redacao_enviada.texto.length)
        if (Object.keys(campos).length > 0) throw new InvalidInputError(campos)
        if (isEqual(before, after)) return
        await trx
          .updateTable('correcoes')
          .set({
            ...after,
            notas: JSON.stringify(after.notas),
            anotacoes: JSON.stringify(after.anotacoes),
            versao: correcao.versao + 1,
          })
          .where('id', '=', id)
          .execute()
      })
    },

    /** Throws a MissingNotasError while a criterion lacks its grade. */
    deliver(id: number, versao: number | undefined, autor: number): Promise<Correcao | undefined> {
      return changing(id, { autor, versao }, async (trx, correcao) => {
        const rubrica = RUBRICAS[correcao.rubrica]
        const nota = notaOf(rubrica, correcao.notas)
        if (nota === null) throw new MissingNotasError(missingNotas(rubrica, correcao.notas))
        const entregue_em = new Date().toISOString()
        await trx
          .updateTable('correcoes')
          .set({ nota, maximo: maximoOf(rubrica), entregue_em, versao: correcao.versao + 1 })
          .where('id', '=', id)
          .execute()
        const antes = traceOf(correcao)
        await record(trx, {
          id,
          autor,
          acao: 'alteracao',
          antes,
          depois: { ...antes, entregue_em },
        })
      })
    },

    /** Removes one in work. */
    remove(id: number, autor: number): Promise<Correcao | undefined> {
      return changing(id, { autor }, async (trx, correcao) => {
        await trx.deleteFrom('correcoes').where('id', '=', id).execute()
        await record(trx, { id, autor, acao: 'exclusao', antes: traceOf(correcao), depois: null })
      })
    },
  }
}

/** On PostgreSQL two who begin, or change, at once would not see each other. */
function lockEssay(trx: DatabaseTransaction, id: number): Promise<void> {
  return lockName(trx, `correcoes ${id}`)
}

/** Who ceases to be an administrator waits for the end of this, and so finds what is begun here. */
async function keepCorretor(trx: DatabaseTransaction, id: number): Promise<void> {
  const corretor = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', id)
    .where('perfil', '=', 'Administrador')
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!corretor) throw new SessionEndedError()
}

async function refuseMissingEssay(trx: DatabaseTransaction, id: number): Promise<void> {
  const essay = await trx
    .selectFrom('redacoes_enviadas')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!essay) throw missingEssay()
}

function missingEssay(): ConflictError {
  return new ConflictError(
    'redacao_enviada_inexistente',
    'Essa redação não existe mais.',
    'id_redacao_enviada',
  )
}

async function findOwn(
  trx: DatabaseTransaction,
  essay: number,
  autor: number,
): Promise<number | undefined> {
  const own = await trx
    .selectFrom('correcoes')
    .select('id')
    .where('id_redacao_enviada', '=', essay)
    .where('id_corretor', '=', autor)
    .executeTakeFirst()
  return own?.id
}

function refuseUnlessOwn({ corretor, entregue_em }: Correcao, autor: number): void {
  if (corretor?.id !== autor) throw new ForbiddenError()
  if (entregue_em === null) return
  throw new ConflictError('correcao_entregue', 'Esta correção já foi entregue e não muda mais.')
}

/** What the log keeps: nothing of what is said of a text, which goes with the account that wrote it. */
function traceOf({ id, rubrica, redacao_enviada, entregue_em }: Correcao) {
  return { id, id_redacao_enviada: redacao_enviada.id, rubrica, entregue_em }
}

async function record(
  trx: DatabaseTransaction,
  {
    id,
    ...change
  }: { id: number } & Pick<
    Parameters<typeof recordChange>[1],
    'autor' | 'acao' | 'antes' | 'depois'
  >,
): Promise<void> {
  await recordChange(trx, { ...change, entidade: 'correcoes', id_registro: id })
}
