import type { MotivoDeRecusa, NovaTentativa, Recebimento } from '@rumo/contract'
import { acceptBatch, gradeQuestao } from '@rumo/contract/rules'
import { uniq } from 'es-toolkit'
import { countCota } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { oncePublishedQuestoes } from '../../domain/publicacao/published.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { type Corrigivel, readGabaritos } from '../../domain/tentativas/gabaritos.ts'
import {
  type TentativaCorrigida,
  writeTentativas,
} from '../../domain/tentativas/write-tentativas.ts'

/** Receives answers of accounts; `limit` is how many one account may send. */
export function tentativasRepository(db: Database, limit: Limit) {
  return {
    /**
     * Stores the answers that a device sends, graded by the current key; `nowMs` is the server's clock. Questions that
     * were retired or unpublished are accepted, because they were public when they were answered. A question that was
     * never published is refused like one that does not exist. Beyond the limit, throws a TooManyAttemptsError and
     * stores nothing.
     */
    receive(
      idUsuario: number,
      batch: readonly NovaTentativa[],
      nowMs: number,
    ): Promise<Recebimento> {
      return asEstudante(db, idUsuario, async (trx) => {
        const known = await knownChaves(trx, batch)
        const fresh = acceptBatch(batch, known, nowMs)
        const ids = await oncePublished(trx, uniq(fresh.map(({ id_questao }) => id_questao)))
        const gabaritos = await readGabaritos(trx, ids)
        const recusadas: Recebimento['recusadas'] = []
        const graded: TentativaCorrigida[] = []
        for (const tentativa of fresh) {
          const read = grade(tentativa, gabaritos.get(tentativa.id_questao))
          if (typeof read === 'string') recusadas.push({ chave: tentativa.chave, motivo: read })
          else graded.push(read)
        }
        const uso = { idUsuario, acao: 'tentativas', quantas: graded.length, nowMs } as const
        await countCota(trx, uso, limit)
        await writeTentativas(trx, idUsuario, graded)
        const refused = new Set(recusadas.map(({ chave }) => chave))
        const chaves = uniq(batch.map(({ chave }) => chave))
        return { recebidas: chaves.filter((chave) => !refused.has(chave)), recusadas }
      })
    },
  }
}

async function knownChaves(
  trx: DatabaseTransaction,
  batch: readonly NovaTentativa[],
): Promise<ReadonlySet<string>> {
  const chaves = batch.map(({ chave }) => chave)
  const known = await trx
    .selectFrom('tentativas')
    .select('chave')
    .where('chave', 'in', chaves)
    .execute()
  return new Set(known.map(({ chave }) => chave))
}

async function oncePublished(trx: DatabaseTransaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await oncePublishedQuestoes(trx).select('q.id').where('q.id', 'in', ids).execute()
  return found.map(({ id }) => id)
}

function grade(
  tentativa: NovaTentativa,
  questao: Corrigivel | undefined,
): TentativaCorrigida | MotivoDeRecusa {
  if (!questao) return 'questao_inexistente'
  const { id_alternativa } = tentativa
  const marcada = questao.alternativas.find(({ id }) => id === id_alternativa)
  if (!marcada) return 'alternativa_inexistente'
  return {
    ...tentativa,
    id_materia: questao.id_materia,
    letra: marcada.nome,
    id_simulado: null,
    resultado: gradeQuestao(questao, id_alternativa),
  }
}
