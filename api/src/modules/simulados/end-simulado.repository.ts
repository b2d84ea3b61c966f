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
import { fimOf, isTooEarly, withPausas } from './relogio-do-simulado.ts'

type Simulado = Selectable<Tables['simulados']>

/**
 * The outcome of a change: 'done'; 'missing': this account has no such simulado; 'ended': it had already ended;
 * 'running': its time is not over.
 */
export type Outcome = 'done' | 'missing' | 'ended' | 'running'

/** Saves the marks. Throws an InvalidInputError for a question of another simulado. */
export function markSimulado(
  db: Database,
  of: { id: number; idUsuario: number },
  recebido: Recebido,
): Promise<Outcome> {
  return changing(db, of, async (trx, kept) => {
    await keepCartao(trx, kept, recebido)
    return 'done'
  })
}

async function keepCartao(trx: DatabaseTransaction, kept: Simulado, recebido: Recebido) {
  const { id } = kept
  const simulado = withPausas(kept, recebido)
  if (simulado.pausas !== kept.pausas) {
    const { pausas } = simulado
    await trx.updateTable('simulados').set({ pausas }).where('id', '=', id).execute()
  }
  const before = await readMarcadas(trx, id)
  const after = await mergeCartao(trx, simulado, before, recebido)
  await writeMarcadas(
    trx,
    id,
    after.filter((marcada, place) => !isEqual(marcada, before[place])),
  )
}

/**
 * Ends and grades a simulado by the current key, and writes an attempt for each answer. A simulado that has ended stays
 * as it is. If a device ended the simulado because it did not know of a pause, the simulado continues while it has time
 * left.
 */
export function endSimulado(
  db: Database,
  of: { id: number; idUsuario: number },
  recebido: Recebido,
): Promise<Outcome> {
  return changing(db, of, async (trx, kept) => {
    const simulado = withPausas(kept, recebido)
    if (isTooEarly(simulado, recebido.cartao) && recebido.nowMs < (fimOf(simulado) ?? Infinity)) {
      await keepCartao(trx, kept, recebido)
      return 'running'
    }
    await endKept(trx, kept, recebido)
    return 'done'
  })
}

/**
 * Ends a simulado that is under way. `chaves` has the keys of the attempts by the ids of their questions, if the device
 * made them.
 */
export async function endKept(
  trx: DatabaseTransaction,
  kept: Simulado,
  recebido: Recebido,
  chaves: ReadonlyMap<number, string> = new Map(),
): Promise<void> {
  const { cartao, nowMs } = recebido
  const { id, id_usuario } = kept
  const simulado = withPausas(kept, recebido)
  const merged = await mergeCartao(trx, simulado, await readMarcadas(trx, id), recebido)
  const graded = await grade(
    trx,
    merged.map((marcada) => settled(simulado, marcada, nowMs)),
  )
  await writeMarcadas(
    trx,
    id,
    graded.map(({ marcada, resultado }) => ({ ...marcada, resultado })),
  )
  await trx
    .updateTable('simulados')
    .set({
      pausas: simulado.pausas,
      encerrado_em: new Date(endOf(simulado, cartao, nowMs)).toISOString(),
      ...placarOf(graded.map(({ resultado }) => resultado)),
    })
    .where('id', '=', id)
    .execute()
  const tentativas = graded.flatMap((answer) => tentativaOf(id, answer, chaves) ?? [])
  await writeTentativas(trx, id_usuario, tentativas)
}

async function grade(trx: DatabaseTransaction, marcadas: readonly Marcada[]): Promise<Graded[]> {
  const ids = marcadas.map(({ id_questao }) => id_questao)
  const gabaritos = await readGabaritos(trx, ids)
  return marcadas.map((marcada) => {
    const questao = gabaritos.get(marcada.id_questao)
    if (!questao) throw new Error('A simulado holds a question that is not there')
    return { marcada, questao, resultado: gradeQuestao(questao, marcada.id_alternativa) }
  })
}

export function removeSimulado(
  db: Database,
  of: { id: number; idUsuario: number },
): Promise<Outcome> {
  return changing(db, of, async (trx) => {
    await trx.deleteFrom('simulados').where('id', '=', of.id).execute()
    return 'done'
  })
}

function changing(
  db: Database,
  { id, idUsuario }: { id: number; idUsuario: number },
  change: (trx: DatabaseTransaction, simulado: Simulado) => Promise<Outcome>,
): Promise<Outcome> {
  return asEstudante(db, idUsuario, async (trx) => {
    const simulado = await simuladosOf(trx, idUsuario)
      .selectAll()
      .where('s.id', '=', id)
      .executeTakeFirst()
    if (!simulado) return 'missing'
    if (simulado.encerrado_em !== null) return 'ended'
    return change(trx, simulado)
  })
}

/**
 * When the simulado ended. A device that was offline says when the candidate handed it in; that counts unless its clock
 * ended the simulado too early. The end is never before the start, after the time limit or in the future.
 */
function endOf(simulado: Simulado, cartao: Cartao, nowMs: number) {
  const { encerrado_em } = cartao
  const isTold = encerrado_em !== undefined && !isTooEarly(simulado, cartao)
  const toldMs = isTold ? Date.parse(encerrado_em) : nowMs
  const endMs = fimOf(simulado) ?? Infinity
  return Math.max(Date.parse(simulado.iniciado_em), Math.min(toldMs, endMs, nowMs))
}

interface Graded {
  marcada: Marcada
  questao: Corrigivel
  resultado: Resultado
}

/** The mark as it is saved at the end: not earlier than the start of the simulado, and not in the future. */
function settled({ iniciado_em }: Simulado, { marcada_em, ...marcada }: Marcada, nowMs: number) {
  if (marcada_em === null) return { ...marcada, marcada_em }
  const atMs = Math.max(Date.parse(iniciado_em), Math.min(Date.parse(marcada_em), nowMs))
  return { ...marcada, marcada_em: new Date(atMs).toISOString() }
}

/** The attempt for an answer; null for a blank one. */
function tentativaOf(
  id_simulado: number,
  { marcada, questao, resultado }: Graded,
  chaves: ReadonlyMap<number, string>,
): TentativaCorrigida | null {
  const { id_questao, id_alternativa, letra, marcada_em } = marcada
  if (id_alternativa === null || marcada_em === null) return null
  return {
    chave: chaves.get(id_questao) ?? randomUUID(),
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
