import type { RevisaoDeErros } from '@rumo/contract'
import { diaOf, type Dia } from '@rumo/contract/rules'
import { isUnknownPath } from '@rumo/shared-auth'
import type { Device } from '@rumo/shared-device/device'
import type { FilaDeTentativas } from '@rumo/shared-device/fila'
import { timeout } from 'es-toolkit'
import { startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { QUESTOES_PER_SET } from '../../../shared/questoes-per-set.ts'
import { questoesBySection7 } from '../../../features/questoes/questoes.section-7.ts'
import { planOnDevice } from '../../../features/revisoes/plan-on-device.ts'
import { dueRevisao, plansRevisoes } from '../../../features/revisoes/revisoes.calls.ts'
import { chavesOf } from '../../../features/revisoes/chaves-das-revisoes.ts'
import { inOtherOrder } from '../../../features/revisoes/outra-ordem.ts'

/** How long to wait until pending answers are sent. */
const PATIENCE_MS = 3000

export interface Revisao {
  /** The account it belongs to, even if another one signs in meanwhile. */
  dono: string
  hoje: Dia
  /** The questions due today. When none is due: the questions that may be reviewed ahead of their day. */
  pratica: Pratica
  vencidas: number
  adiantaveis: number
  /** How many reviews are due today without time for them; they come first of those that may be taken ahead. */
  semTempo: number
  /**
   * The day on which the review was saved for use offline; null where it comes from the server. A saved one begins at
   * once, also when its questions are not due yet.
   */
  levadaEm: Dia | null
  proximas: RevisaoDeErros['proximas']
  proxima: RevisaoDeErros['proxima']
  /**
   * The date of the exam; null when it is not set; undefined when it cannot be set because nothing is planned by it.
   */
  dataDaProva: Dia | null | undefined
}

interface Parts {
  device: Device
  fila: Pick<FilaDeTentativas, 'own' | 'send'>
}

/**
 * Loads the reviews due for the signed-in user, without the questions whose answers have not reached the server yet.
 * Rejects with an ApiError.
 */
export async function loadRevisao({ device, fila }: Parts, signal: AbortSignal): Promise<Revisao> {
  const dono = device.owner()
  const hoje = diaOf(Date.now())
  const { questoes, vencidas, adiantaveis, levadaEm, ...plano } =
    (plansRevisoes() && (await dueByServer(fila, signal))) ||
    (await dueOnDevice(fila, hoje, signal))
  const ids = questoes.map(({ id }) => id)
  const chaves = await chavesOf(device.of(dono), ids, hoje)
  return {
    dono,
    hoje,
    // The user has seen all of these questions before, so the alternatives come in another order.
    pratica: startPratica(
      questoes.map((questao) => inOtherOrder(questao)),
      chaves,
    ),
    vencidas,
    adiantaveis,
    semTempo: plano.sem_tempo ?? 0,
    levadaEm,
    proximas: plano.proximas,
    proxima: plano.proxima,
    dataDaProva: plano.data_da_prova,
  }
}

/** Loads the reviews that the server planned. Resolves to null when the server turns out not to plan reviews. */
async function dueByServer(fila: Parts['fila'], signal: AbortSignal) {
  await Promise.race([fila.send(), timeout(PATIENCE_MS).catch(() => false)])
  const due = await dueRevisao(signal).catch((error: unknown) => {
    if (isUnknownPath(error)) return null
    throw error
  })
  if (due === null) return null
  const waiting = new Set((await fila.own().catch(() => [])).map(({ id_questao }) => id_questao))
  const left = due.questoes.filter(({ id }) => !waiting.has(id))
  const answered = due.questoes.length - left.length
  // A review that was saved for use offline has the questions of the whole day; one set takes some of them.
  const questoes = left.slice(0, QUESTOES_PER_SET)
  if (due.vencidas > 0) return { ...due, questoes, vencidas: due.vencidas - answered }
  const sem_tempo = Math.max(0, (due.sem_tempo ?? 0) - answered)
  return { ...due, questoes, adiantaveis: due.adiantaveis - answered, sem_tempo }
}

async function dueOnDevice(fila: Parts['fila'], hoje: Dia, signal: AbortSignal) {
  const { vencidas, adiantaveis, ...rest } = await planOnDevice(await fila.own(), hoje)
  const plano = { ...rest, data_da_prova: undefined, sem_tempo: 0, levadaEm: null }
  const bring = async (ids: readonly number[]) => {
    const questoes = await questoesBySection7(ids, QUESTOES_PER_SET, signal)
    // Fewer questions than a set means that the others do not exist on the server any more, so they are not counted.
    return { questoes, total: questoes.length < QUESTOES_PER_SET ? questoes.length : ids.length }
  }
  const due = await bring(vencidas)
  if (due.total > 0) {
    return {
      ...plano,
      questoes: due.questoes,
      vencidas: due.total,
      adiantaveis: adiantaveis.length,
    }
  }
  const ahead = await bring(adiantaveis)
  return { ...plano, questoes: ahead.questoes, vencidas: 0, adiantaveis: ahead.total }
}
