import type { Correcao, NovaCorrecao } from '@rumo/contract'
import { ConflictError } from '../../errors.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { refusing } from '../../infra/database/constraints.ts'
import { MAY_CORRECT, refreshEstado } from '../../domain/redacoes/correcoes.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { lockName } from '../../infra/database/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'
import { findCorrecao, readCorrecoesOf } from './correcoes.repository.ts'
import { rubricaOf } from './duas-correcoes.ts'

/**
 * Begins a correction, or gives the one that this corrector has already begun. Where several correctors correct the
 * essay, the rubric of the others is used. Throws a ConflictError when there is no such essay, or when the corrector
 * wrote it, and a SessionEndedError when the account may no longer correct.
 */
export function beginCorrecao(
  db: Database,
  { id_redacao_enviada, rubrica }: NovaCorrecao,
  autor: number,
): Promise<Correcao> {
  const beginning = db.transaction().execute(async (trx) => {
    await lockEssay(trx, id_redacao_enviada)
    await keepCorretor(trx, autor)
    const { corretores } = await findEssay(trx, id_redacao_enviada, autor)
    const correcoesOf = await readCorrecoesOf(trx, [id_redacao_enviada])
    const correcoes = correcoesOf(id_redacao_enviada)
    const own = correcoes.find(({ corretor }) => corretor?.id === autor)?.id
    const id =
      own ??
      (await insertRecord(trx, 'correcoes', {
        id_redacao_enviada,
        id_corretor: autor,
        rubrica: rubricaOf(correcoes, corretores) ?? rubrica,
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
  // The foreign key fails when the essay was removed meanwhile.
  return refusing(beginning, { foreign_key: missingEssay })
}

/** Locks the essay's corrections: on PostgreSQL, two transactions at the same time would not see each other's rows. */
export function lockEssay(trx: DatabaseTransaction, id: number): Promise<void> {
  return lockName(trx, `correcoes ${id}`)
}

/**
 * Checks that the account may correct, and locks its row. Removing the account then waits for the end of this
 * transaction, and so finds the correction that was begun.
 */
async function keepCorretor(trx: DatabaseTransaction, id: number): Promise<void> {
  const corretor = await trx
    .selectFrom('usuarios as u')
    .select('u.id')
    .where('u.id', '=', id)
    .where(MAY_CORRECT)
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!corretor) throw new SessionEndedError()
}

/** Throws a ConflictError when there is no such essay, or when the corrector wrote it. */
async function findEssay(trx: DatabaseTransaction, id: number, autor: number) {
  const essay = await trx
    .selectFrom('redacoes_enviadas')
    .select(['id_usuario', 'corretores'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!essay) throw missingEssay()
  if (essay.id_usuario !== autor) return essay
  throw new ConflictError(
    'redacao_propria',
    'Esta redação é sua: outra pessoa a corrige.',
    'id_redacao_enviada',
  )
}

function missingEssay(): ConflictError {
  return new ConflictError(
    'redacao_enviada_inexistente',
    'Essa redação não existe mais.',
    'id_redacao_enviada',
  )
}
