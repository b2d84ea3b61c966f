import type { QuestaoCorrigida, QuestaoDeSimulado, SimuladoEncerrado } from '@rumo/contract'
import { fimDoRelogio, markQuestao, mergeMarcacoes, type Marcacao } from '@rumo/contract/rules'
import { withGrades } from '@rumo/shared-device/simulados'
import type { Marca } from '@rumo/shared-ui'
import { changeClock, setClock, type Acerto } from './simulado.clock.ts'
import { canEnd, estaPausado, type Simulado } from './simulado.ts'

interface Corrigido extends Pick<SimuladoEncerrado, 'comparacao' | 'redacao' | 'pausas'> {
  corrigidas: readonly QuestaoCorrigida[]
  retidas?: number | undefined
}

/** What can happen to a simulado. `agoraMs` is the server's time, in ms since 1970. */
export type Action =
  | { type: 'mark'; id: number; agoraMs: number }
  | { type: 'strike'; id: number }
  | { type: 'flag' }
  | { type: 'highlight'; marcas: readonly Marca[] }
  | { type: 'go'; index: number }
  | { type: 'toggle-clock' }
  | ({ type: 'set-clock' } & Acerto)
  /**
   * The simulado is under way again, with the pauses that the server knows: only this device took its time to be over.
   */
  | ({ type: 'reopen' } & Acerto)
  | { type: 'pause' | 'resume'; agoraMs: number }
  /** `isLeaving`: the user goes on to another simulado, and this one is handed in as it is. */
  | { type: 'end'; agoraMs: number; chaves: readonly string[]; isLeaving?: boolean }
  | ({ type: 'grade'; encerradoEm?: string } & Corrigido)
  | { type: 'leave-account' }
  /** Merges the state of the same simulado that another tab has kept. */
  | { type: 'join'; other: Simulado }
  | { type: 'show-result' }
  /** The result is on the screen. `redacao`, if given, is the current state of the essay on the server. */
  | { type: 'see-result'; redacao?: SimuladoEncerrado['redacao'] }
  /** The essay was handed in, or refused by the device. */
  | { type: 'settle-redacao'; redacao: 'entregue' | 'recusada' }

type Inicio = Pick<
  Simulado,
  | 'chave'
  | 'id'
  | 'tipo'
  | 'prova'
  | 'materia'
  | 'questoes'
  | 'gabarito'
  | 'marcacoes'
  | 'relogio'
  | 'diferencaMs'
  | 'vistoEmMs'
>

/** The actions on the question that is shown. They are not possible during a pause, which hides the questions. */
const NEEDS_ITS_QUESTION: ReadonlySet<Action['type']> = new Set([
  'mark',
  'strike',
  'flag',
  'highlight',
  'go',
])

export function beginSimulado(inicio: Inicio): Simulado {
  return {
    ...inicio,
    paraRever: [],
    riscadas: [],
    escondeRelogio: false,
    atual: 0,
    etapa: 'em-curso',
    encerradoEm: null,
    corrigidas: null,
    chaves: [],
  }
}

/**
 * Returns the simulado after an action (docs/decisions/simulado.md). An answer may change until the simulado is handed
 * in, which locks all answers together. An action that is not possible changes nothing.
 */
export function takeSimulado(simulado: Simulado, action: Action): Simulado {
  if (estaPausado(simulado) && NEEDS_ITS_QUESTION.has(action.type)) return simulado
  switch (action.type) {
    case 'mark':
      return mark(simulado, action)
    case 'strike':
      return strike(simulado, action.id)
    case 'flag':
      return flag(simulado)
    case 'highlight':
      return highlight(simulado, action.marcas)
    case 'go':
      return goTo(simulado, action.index)
    case 'toggle-clock':
      return { ...simulado, escondeRelogio: !simulado.escondeRelogio }
    case 'set-clock':
      return setClock(simulado, action)
    case 'reopen':
      if (simulado.etapa !== 'entregue') return simulado
      return { ...setClock(simulado, action), etapa: 'em-curso', encerradoEm: null }
    case 'pause':
    case 'resume':
      return changeClock(simulado, action)
    case 'end':
      return end(simulado, action)
    case 'grade':
      return grade(simulado, action)
    case 'leave-account':
      return { ...simulado, id: null }
    case 'join':
      return join(simulado, action.other)
    case 'settle-redacao':
      return { ...simulado, redacao: action.redacao }
    case 'show-result':
      return simulado.etapa === 'revisao' ? { ...simulado, etapa: 'resultado' } : simulado
    case 'see-result':
      return see(simulado, action)
    default:
      return action satisfies never
  }
}

function mark(simulado: Simulado, { id, agoraMs }: { id: number; agoraMs: number }): Simulado {
  const { marcacoes, riscadas, etapa, relogio } = simulado
  const questao = atualOf(simulado)
  const isLate = agoraMs > (fimDoRelogio(relogio) ?? Infinity)
  if (etapa !== 'em-curso' || isLate || !questao || !isOf(questao, id)) return simulado
  if (marcadaOf(simulado, questao.id) === id) return simulado
  return {
    ...simulado,
    marcacoes: markQuestao(marcacoes, { id_questao: questao.id, id_alternativa: id }, agoraMs),
    riscadas: riscadas.filter((riscada) => riscada !== id),
  }
}

/**
 * Crosses out an alternative of the current question, or takes that back. The marked alternative cannot be crossed out.
 */
function strike(simulado: Simulado, id: number): Simulado {
  const { riscadas, etapa } = simulado
  const questao = atualOf(simulado)
  if (etapa !== 'em-curso' || !questao || !isOf(questao, id)) return simulado
  if (marcadaOf(simulado, questao.id) === id) return simulado
  return { ...simulado, riscadas: toggle(riscadas, id) }
}

function flag(simulado: Simulado): Simulado {
  const questao = atualOf(simulado)
  if (simulado.etapa !== 'em-curso' || !questao) return simulado
  return { ...simulado, paraRever: toggle(simulado.paraRever, questao.id) }
}

/** Keeps the highlighted passages of the current question. This is possible during a review too. */
function highlight(simulado: Simulado, marcas: readonly Marca[]): Simulado {
  const questao = atualOf(simulado)
  if (!questao) return simulado
  return { ...simulado, marcas: { ...simulado.marcas, [questao.id]: marcas } }
}

function goTo(simulado: Simulado, index: number): Simulado {
  const { questoes, etapa } = simulado
  if (!(index in questoes) || etapa === 'entregue') return simulado
  return { ...simulado, atual: index, etapa: etapa === 'em-curso' ? 'em-curso' : 'revisao' }
}

function end(
  simulado: Simulado,
  { agoraMs, chaves, isLeaving }: Extract<Action, { type: 'end' }>,
): Simulado {
  if (!canEnd(simulado, isLeaving)) return simulado
  const { relogio } = simulado
  const endMs = Math.min(Math.max(agoraMs, relogio.iniciadoEmMs), fimDoRelogio(relogio) ?? Infinity)
  const encerradoEm = new Date(endMs).toISOString()
  return { ...simulado, etapa: 'entregue', encerradoEm, chaves: [...chaves] }
}

/** Takes the grades. The server may also tell that the simulado ended earlier, on another device. */
function grade(
  simulado: Simulado,
  {
    encerradoEm = simulado.encerradoEm ?? undefined,
    ...grades
  }: Extract<Action, { type: 'grade' }>,
): Simulado {
  if (simulado.corrigidas || encerradoEm === undefined) return simulado
  return withGrades(simulado, { ...grades, encerradoEm })
}

function see(simulado: Simulado, { redacao }: Extract<Action, { type: 'see-result' }>): Simulado {
  if (!simulado.corrigidas || (simulado.resultadoVisto && redacao === undefined)) return simulado
  return {
    ...simulado,
    resultadoVisto: true,
    ...(redacao !== undefined && { redacaoEnviada: redacao }),
  }
}

/** Merges the answers marked on the server with those of the device. */
export function withMarcacoes(simulado: Simulado, outras: readonly Marcacao[]): Simulado {
  return { ...simulado, marcacoes: mergeMarcacoes(simulado.marcacoes, outras) }
}

/**
 * Merges the state of a simulado under way from another tab. This tab stays at its own question; crossed-out
 * alternatives, flags and highlights are those of the other tab, which was used last.
 */
function join(simulado: Simulado, other: Simulado): Simulado {
  // A new object, so that the ended simulado is kept again, over what the other tab did meanwhile.
  if (simulado.etapa !== 'em-curso') return { ...simulado }
  const { marcacoes, paraRever, riscadas, marcas, diferencaMs, vistoEmMs, relogio } = other
  const joined = { ...withMarcacoes(simulado, marcacoes), paraRever, riscadas, marcas }
  const { pausas = [] } = relogio
  return setClock(joined, { diferencaMs, vistoEmMs: vistoEmMs ?? simulado.vistoEmMs, pausas })
}

const atualOf = ({ questoes, atual }: Simulado) => questoes[atual]
const isOf = ({ alternativas }: QuestaoDeSimulado, id: number) =>
  alternativas.some((alternativa) => alternativa.id === id)
const marcadaOf = ({ marcacoes }: Simulado, idQuestao: number) =>
  marcacoes.find(({ id_questao }) => id_questao === idQuestao)?.id_alternativa ?? null

const toggle = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
