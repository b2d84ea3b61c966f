import { randomUUID } from 'node:crypto'
import type { Cartao } from '@rumo/contract'
import { gradeQuestao, placarOf, type Resultado } from '@rumo/contract/rules'
import { isEqual } from 'es-toolkit'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { type Corrigivel, readGabaritos } from '../../domain/tentativas/gabaritos.ts'
import {
  type TentativaCorrigida,
  writeTentativas,
} from '../../domain/tentativas/write-tentativas.ts'
import { mergeCartao, type Recebido, writeMarcadas } from './marcacoes.repository.ts'
import { type Marcada, readMarcadas, simuladosOf } from './read-simulados.repository.ts'
import { fimOf, withPausas } from './relogio-do-simulado.ts'

type Simulado = Selectable<Tables['simulados']>

/** The result of a change: done, no such simulado of this account, or already ended. */
export type Outcome = 'done' | 'missing' | 'ended'

/** Keeps the marks. Throws an InvalidInputError where one is for a question of another simulado. */
export function markSimulado(
  db: Database,
  of: { id: number; idUsuario: number },
  recebido: Recebido,
): Promise<Outcome> {
  return changing(db, of, async (trx, kept) => {
    const simulado = withPausas(kept, recebido)
    if (simulado.pausas !== kept.pausas) {
      await trx
        .updateTable('simulados')
        .set('pausas', simulado.pausas)
        .where('id', '=', of.id)
        .execute()
    }
    const before = await readMarcadas(trx, of.id)
    const after = await mergeCartao(trx, simulado, before, recebido)
    await writeMarcadas(
      trx,
      of.id,
      after.filter((marcada, place) => !isEqual(marcada, before[place])),
    )
  })
}

/** Ends a simulado, unless it is ended: graded by the current key, with an attempt for each answer. */
export function endSimulado(
  db: Database,
  of: { id: number; idUsuario: number },
  recebido: Recebido,
): Promise<Outcome> {
  const { cartao, nowMs } = recebido
  return changing(db, of, async (trx, kept) => {
    const simulado = withPausas(kept, recebido)
    const merged = await mergeCartao(trx, simulado, await readMarcadas(trx, of.id), recebido)
    const marcadas = merged.map((marcada) => settled(simulado, marcada, nowMs))
    const gabaritos = await readGabaritos(
      trx,
      marcadas.map(({ id_questao }) => id_questao),
    )
    const graded = marcadas.map((marcada) => {
      const questao = gabaritos.get(marcada.id_questao)
      if (!questao) throw new Error('A simulado holds a question that is not there')
      return { marcada, questao, resultado: gradeQuestao(questao, marcada.id_alternativa) }
    })
    await writeMarcadas(
      trx,
      of.id,
      graded.map(({ marcada, resultado }) => ({ ...marcada, resultado })),
    )
    const encerradoEmMs = endOf(simulado, cartao, nowMs)
    await trx
      .updateTable('simulados')
      .set({
        pausas: simulado.pausas,
        encerrado_em: new Date(encerradoEmMs).toISOString(),
        ...placarOf(graded.map(({ resultado }) => resultado)),
      })
      .where('id', '=', of.id)
      .execute()
    await writeTentativas(
      trx,
      of.idUsuario,
      graded.flatMap((answer) => tentativaOf(of.id, answer) ?? []),
    )
  })
}

export function removeSimulado(
  db: Database,
  of: { id: number; idUsuario: number },
): Promise<Outcome> {
  return changing(db, of, async (trx) => {
    await trx.deleteFrom('simulados').where('id', '=', of.id).execute()
  })
}

function changing(
  db: Database,
  { id, idUsuario }: { id: number; idUsuario: number },
  change: (trx: DatabaseTransaction, simulado: Simulado) => Promise<void>,
): Promise<Outcome> {
  return asEstudante(db, idUsuario, async (trx) => {
    const simulado = await simuladosOf(trx, idUsuario)
      .selectAll()
      .where('s.id', '=', id)
      .executeTakeFirst()
    if (!simulado) return 'missing'
    if (simulado.encerrado_em !== null) return 'ended'
    await change(trx, simulado)
    return 'done'
  })
}

/** When it was handed in offline: neither later than now nor than its end. */
function endOf(simulado: Simulado, { encerrado_em }: Cartao, nowMs: number) {
  const toldMs = encerrado_em === undefined ? nowMs : Date.parse(encerrado_em)
  const endMs = fimOf(simulado) ?? Infinity
  return Math.max(Date.parse(simulado.iniciado_em), Math.min(toldMs, endMs, nowMs))
}

interface Graded {
  marcada: Marcada
  questao: Corrigivel
  resultado: Resultado
}

/** As it is kept for good: no mark is earlier than the start of the simulado, and none is in the future. */
function settled({ iniciado_em }: Simulado, { marcada_em, ...marcada }: Marcada, nowMs: number) {
  if (marcada_em === null) return { ...marcada, marcada_em }
  const atMs = Math.max(Date.parse(iniciado_em), Math.min(Date.parse(marcada_em), nowMs))
  return { ...marcada, marcada_em: new Date(atMs).toISOString() }
}

/** The attempt for an answer; null for a blank. */
function tentativaOf(
  id_simulado: number,
  { marcada, questao, resultado }: Graded,
): TentativaCorrigida | null {
  const { id_questao, id_alternativa, letra, marcada_em } = marcada
  if (id_alternativa === null || marcada_em === null) return null
  return {
    chave: randomUUID(),
    id_questao,
    id_materia: questao.id_materia,
    id_alternativa,
    letra: letra ?? '',
    origem: 'simulado',
    id_simulado,
    respondida_em: marcada_em,
    resultado,
  }
}
