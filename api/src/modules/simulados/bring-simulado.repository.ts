import type { SimuladoFeito } from '@rumo/contract'
import { pick } from 'es-toolkit'
import { countCota } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import { untilNow } from '../../infra/database/until-now.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { oncePublishedQuestoes } from '../../domain/publicacao/published.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { endKept } from './end-simulado.repository.ts'
import { readMarcadas } from './read-simulados.repository.ts'
import { type Started, writeSimulado } from './start-simulado.repository.ts'

interface Trazido {
  feito: SimuladoFeito
  nowMs: number
}

/**
 * Keeps a simulado that a device began and ended by itself, graded by the current key. A simulado that the account has
 * already ended stays as it is. Its answers may have arrived before, with the same keys. Throws a TooManyAttemptsError
 * beyond the limit.
 */
export function bringSimulado(
  db: Database,
  idUsuario: number,
  trazido: Trazido,
  limit: Limit,
): Promise<Started> {
  return asEstudante(db, idUsuario, async (trx) => {
    const { feito, nowMs } = trazido
    const known = await trx
      .selectFrom('simulados')
      .selectAll()
      .where('chave', '=', feito.chave)
      .executeTakeFirst()
    if (known && known.id_usuario !== idUsuario) return 'taken'
    if (known && known.encerrado_em !== null) return 'kept'
    const ids = known ? [] : await oncePublishedOf(trx, feito)
    if (!known) {
      if (ids.length === 0) return 'empty'
      await countCota(trx, { idUsuario, acao: 'simulados', quantas: 1, nowMs }, limit)
    }
    // The server may already know the start of this simulado, even if its response did not reach the device.
    const simulado =
      known ??
      (await writeSimulado(trx, { id_usuario: idUsuario, ...(await valuesOf(trx, trazido)) }, ids))
    if (!simulado) return 'taken'
    const asked = new Set((await readMarcadas(trx, simulado.id)).map((one) => one.id_questao))
    const cartao = {
      ...pick(feito, ['encerrado_em', 'pausas']),
      marcacoes: feito.marcacoes.filter(({ id_questao }) => asked.has(id_questao)),
    }
    const chaves = new Map(feito.questoes.map(({ id_questao, chave }) => [id_questao, chave]))
    await endKept(trx, simulado, { cartao, nowMs }, chaves)
    await trx
      .updateTable('tentativas')
      .set({ id_simulado: simulado.id })
      .where('id_usuario', '=', idUsuario)
      .where('chave', 'in', [...chaves.values()])
      .execute()
    return 'kept'
  })
}

/** The simulado's questions that are or once were public, in their order. */
async function oncePublishedOf(trx: DatabaseTransaction, feito: SimuladoFeito): Promise<number[]> {
  const ids = [...new Set(feito.questoes.map(({ id_questao }) => id_questao))]
  let query = oncePublishedQuestoes(trx).select('q.id').where('q.id', 'in', ids)
  if (feito.tipo === 'prova') query = query.where('q.id_prova', '=', feito.id_prova)
  const shown = new Set((await query.execute()).map(({ id }) => id))
  return ids.filter((id) => shown.has(id))
}

async function valuesOf(trx: DatabaseTransaction, { feito, nowMs }: Trazido) {
  const { chave, tipo, termina_em } = feito
  const iniciado_em = untilNow(feito.iniciado_em, nowMs)
  return {
    chave,
    tipo,
    id_prova: tipo === 'prova' ? feito.id_prova : null,
    id_materia: await materiaOf(trx, feito),
    iniciado_em,
    termina_em,
  }
}

/** The matéria that the questions were drawn from; null when there was none, or it no longer exists. */
async function materiaOf(trx: DatabaseTransaction, feito: SimuladoFeito): Promise<number | null> {
  if (feito.tipo === 'prova' || feito.id_materia === undefined) return null
  const found = trx.selectFrom('materias').select('id').where('id', '=', feito.id_materia)
  return (await found.executeTakeFirst())?.id ?? null
}
