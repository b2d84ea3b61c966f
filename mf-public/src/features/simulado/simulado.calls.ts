import {
  provas,
  simulados,
  type LinhaDeSimulado,
  type NovoSimulado,
  type Prova,
  type QuestaoCorrigida,
  type QuestaoSorteada,
  type Simulado as DoServidor,
  type SimuladoEmCurso,
  type SimuladoEncerrado,
} from '@rumo/contract'
import { clockOffset, startRelogio, type Relogio } from '@rumo/contract/rules'
import { ApiError, http, isUnknownPath, session } from '@rumo/shared-auth'
import { simulados as envio } from '@rumo/shared-device/envios'
import type { LevadasAqui } from '@rumo/shared-device/levadas'
import { cartaoOf, gradesOf } from '@rumo/shared-device/simulados'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'
import { gradeCard, looseCard, withoutGabarito } from './grade.ts'
import type { Acerto } from './simulado.clock.ts'
import { beginSimulado, takeSimulado } from './simulado.rules.ts'
import { marcadasOf, type Simulado } from './simulado.ts'

/** Whether the server has simulados: it then grades them, and has whole provas. */
export const offersSimulados = () => http.offers(simulados.start)

/**
 * Has the server begin a simulado. The simulado has no questions when the server has none to give, and the result is
 * null when the server knows no simulados. A request with the same `chave` gets the same simulado again. Without a
 * network the simulado begins on the device, with what is saved there. Rejects with an ApiError.
 */
export async function startSimulado(
  novo: NovoSimulado,
  signal: AbortSignal,
): Promise<Simulado | null> {
  if (!offersSimulados()) return null
  return orFromDevice(startOnServer(novo, signal), (aqui) =>
    mayBeginHere() ? startOfLevadas(novo, aqui) : null,
  )
}

/**
 * For an account, the server may have begun the simulado although no answer came. The simulado therefore begins on the
 * device only for a visitor, or when the device is offline and no request can have left it.
 */
const mayBeginHere = () => session.claims() === null || !navigator.onLine

async function startOnServer(novo: NovoSimulado, signal: AbortSignal): Promise<Simulado | null> {
  const sentAtMs = Date.now()
  try {
    return fromServer(await http.call(simulados.start, { body: novo, signal }), sentAtMs)
  } catch (error) {
    if (isUnknownPath(error)) return null
    if (error instanceof ApiError && error.codigo === 'sem_questoes')
      return startLocally([], novo.chave)
    throw error
  }
}

/** Begins a simulado with questions that came with their key, to be graded on the device. */
export function startLocally(questoes: readonly QuestaoSorteada[], chave: string): Simulado {
  return beginSimulado({
    chave,
    id: null,
    tipo: 'sorteio',
    prova: null,
    materia: null,
    questoes: questoes.map(withoutGabarito),
    gabarito: questoes,
    marcacoes: [],
    relogio: { iniciadoEmMs: Date.now(), terminaEmMs: null },
    diferencaMs: 0,
  })
}

/** Begins the requested simulado from what is saved on the device; null when that is not there. */
export function startOfLevadas(novo: NovoSimulado, aqui: LevadasAqui): Simulado | null {
  if (novo.tipo === 'sorteio') {
    const drawn = aqui.draw(novo)
    const materia = aqui.materias()?.find(({ id }) => id === novo.id_materia) ?? null
    return drawn && { ...startLocally(drawn.questoes, novo.chave), materia }
  }
  const levada = aqui.prova(novo.id_prova)
  if (!levada) return null
  const { id, nome, duracao_minutos: minutos } = levada.prova
  return {
    ...startLocally(levada.questoes, novo.chave),
    tipo: 'prova',
    prova: { id, nome },
    relogio: startRelogio(Date.now(), minutos ?? null, novo.tempo_extra),
  }
}

/** Only the 20 newest simulados under way are requested: no user continues more. */
const UNDER_WAY = { situacao: 'em_curso', pagina: 1, limite: 20 } as const

/**
 * The simulados that the account has under way, on any device. Empty when the server keeps none. Rejects with an
 * ApiError.
 */
export async function listUnderWay(signal: AbortSignal): Promise<LinhaDeSimulado[]> {
  if (!http.offers(simulados.list)) return []
  return listOf(await http.call(simulados.list, { query: UNDER_WAY, signal }))
}

/** A simulado of the account, as the server has it. Rejects with an ApiError. */
export async function findSimulado(id: number, signal: AbortSignal): Promise<DoServidor> {
  const found = await http.call(simulados.one, { params: { id }, signal })
  listOf(found?.questoes)
  return found
}

function acertoOf(agora: string, sentAtMs: number): Acerto {
  const vistoEmMs = Date.parse(agora)
  return { vistoEmMs, diferencaMs: clockOffset(vistoEmMs, sentAtMs, Date.now()) }
}

/**
 * A simulado of the account, with the server's time if it is under way; `acerto` is null after it ended. Rejects with
 * an ApiError.
 */
export async function findWithAcerto(id: number, signal: AbortSignal) {
  const sentAtMs = Date.now()
  const found = await findSimulado(id, signal)
  if (!('agora' in found)) return { found, acerto: null }
  const { agora, pausas = [] } = found
  return { found, acerto: { ...acertoOf(agora, sentAtMs), pausas } }
}

/** The time of the server that this page comes from, for a simulado that no account keeps. Rejects with an ApiError. */
export async function acertoOfSite(signal: AbortSignal): Promise<Acerto> {
  const sentAtMs = Date.now()
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => null,
  )
  const agora = answer?.headers.get('Date') ?? ''
  if (Number.isNaN(Date.parse(agora))) throw new ApiError(0, undefined)
  return acertoOf(agora, sentAtMs)
}

/**
 * The prova with its instructions. When the server does not answer, the prova saved on the device. Rejects with an
 * ApiError.
 */
export async function findProva(id: number, signal: AbortSignal): Promise<Prova> {
  const asked = http.call(provas.fetch, { params: { id }, body: undefined, signal })
  return orFromDevice(asked, (aqui) => aqui.prova(id)?.prova ?? null)
}

/** Sends all answers marked so far and all pauses. What the server has already changes nothing. */
export async function sendMarcacoes(id: number, simulado: Simulado, signal: AbortSignal) {
  await http.call(simulados.mark, { params: { id }, body: cartaoOf(simulado), signal })
}

/**
 * Hands in a simulado of the account, which the server grades. A simulado that was ended before is returned as it is.
 * Rejects with an ApiError.
 */
export async function endSimulado(id: number, simulado: Simulado): Promise<SimuladoEncerrado> {
  const { chave, marcacoes, relogio, encerradoEm } = simulado
  const given = await envio.end({ chave, id, marcacoes, relogio, encerradoEm })
  listOf(given?.questoes)
  return given
}

/** Grades a simulado that no account keeps: on the device if it has the key, otherwise on the server. */
export async function gradeLoose(
  simulado: Simulado,
  signal: AbortSignal,
): Promise<QuestaoCorrigida[]> {
  const { gabarito } = simulado
  if (gabarito) return gradeCard(gabarito, marcadasOf(simulado))
  return listOf(await http.call(simulados.grade, { body: looseCard(simulado), signal }))
}

/** Deletes a simulado under way. Rejects with an ApiError. */
export async function removeSimulado(id: number): Promise<void> {
  await http.call(simulados.remove, { params: { id } })
}

/** The state to keep on the device for a simulado from the server; `sentAtMs` is when the request was sent. */
export function fromServer(given: DoServidor, sentAtMs: number): Simulado {
  listOf(given?.questoes)
  return given.situacao === 'em_curso' ? underWay(given, sentAtMs) : ended(given)
}

function underWay(given: SimuladoEmCurso, sentAtMs: number): Simulado {
  const { marcacoes, agora } = given
  return beginSimulado({ ...headOf(given), marcacoes, ...acertoOf(agora, sentAtMs) })
}

/** A simulado that was ended: its questions carry what was marked. */
function ended(given: SimuladoEncerrado): Simulado {
  const begun = beginSimulado({ ...headOf(given), marcacoes: [], diferencaMs: 0 })
  return takeSimulado(begun, { type: 'grade', ...gradesOf(given) })
}

function headOf({ chave, id, tipo, prova, materia, questoes, ...given }: DoServidor) {
  return {
    chave,
    id,
    tipo,
    prova: prova && { id: prova.id, nome: prova.nome },
    materia,
    questoes,
    gabarito: null,
    relogio: relogioOf(given),
  }
}

type ComTempo = Pick<LinhaDeSimulado, 'iniciado_em' | 'termina_em' | 'pausas'>

/** The clock of a simulado, from the fields of the server. */
export const relogioOf = ({ iniciado_em, termina_em, pausas }: ComTempo): Relogio => ({
  iniciadoEmMs: Date.parse(iniciado_em),
  terminaEmMs: termina_em === null ? null : Date.parse(termina_em),
  ...(pausas && { pausas }),
})
