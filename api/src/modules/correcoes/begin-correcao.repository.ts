import type { Correcao, NovaCorrecao } from '@rumo/contract'
import { ConflictError } from '../../errors.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { refusing } from '../../infra/database/constraints.ts'
import { MAY_CORRECT, refreshEstado } from '../../domain/redacoes/correcoes.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { lockName } from '../../infra/database/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'
import { findCorrecao, whoIsAbout } from './correcoes.repository.ts'
import { rubricaOf } from './duas-correcoes.ts'

/**
 * Begins a correction, or gives that which this corrector has begun: by the rubric of the others where several correct
 * the essay. Throws a ConflictError without an essay, or for one's own, a SessionEndedError where they may not correct
 * any more.
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
    const about = await whoIsAbout(trx, [id_redacao_enviada])
    const correcoes = about(id_redacao_enviada)
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
  // The essay was removed meanwhile.
  return refusing(beginning, { foreign_key: missingEssay })
}

/** On PostgreSQL two who begin or change at once would not see each other's rows. */
export function lockEssay(trx: DatabaseTransaction, id: number): Promise<void> {
  return lockName(trx, `correcoes ${id}`)
}

/** Removing a corrector waits for the end of this, and so finds what is begun here. */
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

/** Throws a ConflictError where it is not there, or the corrector wrote it. */
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
