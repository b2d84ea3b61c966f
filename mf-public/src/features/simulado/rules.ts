import type { QuestaoCorrigida, QuestaoDeSimulado, QuestaoSorteada } from '@rumo/contract'
import { markQuestao, mergeMarcacoes, type Marcacao, type Relogio } from '@rumo/contract/rules'
import { withGrades } from '@rumo/shared-auth/simulados'

/** Up to so many drawn questions need an answer each before they are handed in (docs/product.md section 4). */
const ANSWERED_ALL_UP_TO = 10

/**
 * A simulated exam, as the device keeps it at every step. What it is worth is known from `corrigidas` on;
 * nothing before tells which alternative is right, but where there is nobody else to grade it.
 */
export interface Simulado {
  readonly chave: string
  /** The server's, which keeps it for the account; null: it is kept nowhere but on this device. */
  readonly id: number | null
  readonly tipo: 'sorteio' | 'prova'
  readonly prova: { readonly id: number; readonly nome: string } | null
  readonly materia: { readonly id: number; readonly nome: string } | null
  readonly questoes: readonly QuestaoDeSimulado[]
  /** How many questions were to be drawn, where it was begun on this device; there may be fewer. */
  readonly pedidas?: number | undefined
  /** The same questions with their key, where the browser is to grade them. */
  readonly gabarito: readonly QuestaoSorteada[] | null
  readonly marcacoes: readonly Marcacao[]
  /** The ids of questions that one wants to see again. */
  readonly paraRever: readonly number[]
  /** The ids of alternatives that were crossed out. */
  readonly riscadas: readonly number[]
  readonly relogio: Relogio
  /** By how much the server's clock is ahead of this device's, in ms. */
  readonly diferencaMs: number
  /** The instant of its clock that the server told last; missing where it told none. */
  readonly vistoEmMs?: number | undefined
  readonly escondeRelogio: boolean
  /** The index of the question shown, or of the one shown last. */
  readonly atual: number
  /** From `entregue` on it was handed in and is locked; from `resultado` on it is graded. */
  readonly etapa: 'em-curso' | 'entregue' | 'resultado' | 'revisao'
  /** When it was handed in, by the server's clock. */
  readonly encerradoEm: string | null
  readonly corrigidas: readonly QuestaoCorrigida[] | null
  /** One for each question once it is handed in: what the answers are known by, however often they are sent. */
  readonly chaves: readonly string[]
}

/** Instants (`agoraMs`) are the server's, in ms since 1970. */
export type Action =
  | { type: 'mark'; id: number; agoraMs: number }
  | { type: 'strike'; id: number }
  | { type: 'flag' }
  | { type: 'go'; index: number }
  | { type: 'toggle-clock' }
  | { type: 'set-clock'; diferencaMs: number; vistoEmMs: number }
  | { type: 'end'; agoraMs: number; chaves: readonly string[] }
  | { type: 'grade'; corrigidas: readonly QuestaoCorrigida[]; encerradoEm?: string }
  | { type: 'leave-account' }
  | { type: 'show-result' }

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

/** Begins a simulado at its first question. */
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
 * What an action makes of a simulado (docs/product.md section 4): an answer may change until the simulado is
 * handed in, which locks all of them together. What is not possible changes nothing.
 */
export function takeSimulado(simulado: Simulado, action: Action): Simulado {
  switch (action.type) {
    case 'mark':
      return mark(simulado, action)
    case 'strike':
      return strike(simulado, action.id)
    case 'flag':
      return flag(simulado)
    case 'go':
      return goTo(simulado, action.index)
    case 'toggle-clock':
      return { ...simulado, escondeRelogio: !simulado.escondeRelogio }
    case 'set-clock':
      return { ...simulado, diferencaMs: action.diferencaMs, vistoEmMs: action.vistoEmMs }
    case 'end':
      return end(simulado, action)
    case 'grade':
      return grade(simulado, action)
    case 'leave-account':
      return { ...simulado, id: null }
    case 'show-result':
      return simulado.etapa === 'revisao' ? { ...simulado, etapa: 'resultado' } : simulado
    default:
      return action satisfies never
  }
}

function mark(simulado: Simulado, { id, agoraMs }: { id: number; agoraMs: number }): Simulado {
  const { marcacoes, riscadas, etapa, relogio } = simulado
  const questao = atualOf(simulado)
  const isLate = relogio.terminaEmMs !== null && agoraMs > relogio.terminaEmMs
  if (etapa !== 'em-curso' || isLate || !questao || !isOf(questao, id)) return simulado
  if (marcadaOf(simulado, questao.id) === id) return simulado
  return {
    ...simulado,
    marcacoes: markQuestao(marcacoes, { id_questao: questao.id, id_alternativa: id }, agoraMs),
    riscadas: riscadas.filter((riscada) => riscada !== id),
  }
}

/** Crosses an alternative of the question shown out, or takes that back; never the one that is marked. */
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

function goTo(simulado: Simulado, index: number): Simulado {
  const { questoes, etapa } = simulado
  if (!(index in questoes) || etapa === 'entregue') return simulado
  return { ...simulado, atual: index, etapa: etapa === 'em-curso' ? 'em-curso' : 'revisao' }
}

function end(
  simulado: Simulado,
  { agoraMs, chaves }: { agoraMs: number; chaves: readonly string[] },
): Simulado {
  if (!canEnd(simulado)) return simulado
  const { iniciadoEmMs, terminaEmMs } = simulado.relogio
  const endMs = Math.min(Math.max(agoraMs, iniciadoEmMs), terminaEmMs ?? Infinity)
  const encerradoEm = new Date(endMs).toISOString()
  return { ...simulado, etapa: 'entregue', encerradoEm, chaves: [...chaves] }
}

/** Whoever grades it may also say that it had ended before, on another device. */
function grade(
  simulado: Simulado,
  {
    corrigidas,
    encerradoEm = simulado.encerradoEm ?? undefined,
  }: Extract<Action, { type: 'grade' }>,
): Simulado {
  if (simulado.corrigidas || encerradoEm === undefined) return simulado
  return withGrades(simulado, { corrigidas, encerradoEm })
}

/** Puts the marks that a server has together with those of the device. */
export function withMarcacoes(simulado: Simulado, outras: readonly Marcacao[]): Simulado {
  return { ...simulado, marcacoes: mergeMarcacoes(simulado.marcacoes, outras) }
}

/** Whether every question must have an answer before the simulado is handed in. */
export function needsAll({ tipo, questoes }: Pick<Simulado, 'tipo' | 'questoes'>): boolean {
  return tipo === 'sorteio' && questoes.length <= ANSWERED_ALL_UP_TO
}

/** Whether a simulado can be handed in: it is under way, and a short one has all its answers. */
export function canEnd(simulado: Simulado): boolean {
  return (
    simulado.etapa === 'em-curso' &&
    (!needsAll(simulado) || countMarked(simulado) === simulado.questoes.length)
  )
}

/** What is marked, place by place: ids of alternatives, null where a question is blank. */
export function marcadasOf({ questoes, marcacoes }: Pick<Simulado, 'questoes' | 'marcacoes'>) {
  const marked = new Map(marcacoes.map((one) => [one.id_questao, one.id_alternativa]))
  return questoes.map(({ id }) => marked.get(id) ?? null)
}

/** How many questions have an answer. */
export function countMarked(simulado: Pick<Simulado, 'questoes' | 'marcacoes'>): number {
  return marcadasOf(simulado).filter((id) => id !== null).length
}

/** The numbers of the questions: those of the prova, where it is a whole one and they tell them apart. */
export function numerosOf({ tipo, questoes }: Pick<Simulado, 'tipo' | 'questoes'>): number[] {
  const own = questoes.map(({ numero }) => numero ?? 0)
  const areOwn = tipo === 'prova' && new Set(own).size === own.length && !own.includes(0)
  return areOwn ? own : questoes.map((_, index) => index + 1)
}

/** What ended this shortly before its time ended by the clock: device and server know each other's by a call. */
const CLOCKS_DIFFER_MS = 2000

/** Whether a simulado ended because its time was over. */
export function foiPeloTempo({ encerradoEm, relogio }: Pick<Simulado, 'encerradoEm' | 'relogio'>) {
  const { terminaEmMs } = relogio
  if (encerradoEm === null || terminaEmMs === null) return false
  return Date.parse(encerradoEm) >= terminaEmMs - CLOCKS_DIFFER_MS
}

const atualOf = ({ questoes, atual }: Simulado) => questoes[atual]
const isOf = ({ alternativas }: QuestaoDeSimulado, id: number) =>
  alternativas.some((alternativa) => alternativa.id === id)
const marcadaOf = ({ marcacoes }: Simulado, idQuestao: number) =>
  marcacoes.find(({ id_questao }) => id_questao === idQuestao)?.id_alternativa ?? null

const toggle = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
