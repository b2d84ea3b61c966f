import type {
  QuestaoCorrigida,
  QuestaoDeSimulado,
  QuestaoSorteada,
  SimuladoEncerrado,
} from '@rumo/contract'
import { fimDoRelogio, isPausado, type Marcacao, type Relogio } from '@rumo/contract/rules'
import type { Marca } from '@rumo/shared-ui'

/**
 * A simulado with at most this many drawn questions must be complete before it is handed in
 * (docs/decisions/simulado.md).
 */
const ANSWERED_ALL_UP_TO = 10

/**
 * How far the clocks of device and server may differ. A simulado that ended this shortly before its limit counts as
 * ended by time.
 */
const CLOCKS_DIFFER_MS = 2000

/**
 * A simulated exam, as the device keeps it at every step. Its score is known once `corrigidas` is set. Before that it
 * has no key, unless the device grades it.
 */
export interface Simulado {
  readonly chave: string
  /** The id on the server that keeps the simulado for the account; null when only this device keeps it. */
  readonly id: number | null
  readonly tipo: 'sorteio' | 'prova'
  readonly prova: { readonly id: number; readonly nome: string } | null
  readonly materia: { readonly id: number; readonly nome: string } | null
  readonly questoes: readonly QuestaoDeSimulado[]
  /** How many questions were requested, when the simulado was begun on this device. There may be fewer. */
  readonly pedidas?: number | undefined
  /** The same questions with their key, when the device grades them; otherwise null. */
  readonly gabarito: readonly QuestaoSorteada[] | null
  readonly marcacoes: readonly Marcacao[]
  /** The ids of the questions that the user marked to see again. */
  readonly paraRever: readonly number[]
  /** The ids of alternatives that were crossed out. */
  readonly riscadas: readonly number[]
  /** The passages that were highlighted, by the id of their question; missing when none was. */
  readonly marcas?: Readonly<Record<string, readonly Marca[]>> | undefined
  readonly relogio: Relogio
  /** How far the server's clock is ahead of this device's, in ms. */
  readonly diferencaMs: number
  /**
   * The server's time when it last told its time, or when the clock was last paused or resumed; missing before the
   * first time.
   */
  readonly vistoEmMs?: number | undefined
  readonly escondeRelogio: boolean
  /** The index of the current question, or of the one that was shown last. */
  readonly atual: number
  /** From `entregue` on, the simulado is handed in and locked. From `resultado` on, it is graded. */
  readonly etapa: 'em-curso' | 'entregue' | 'resultado' | 'revisao'
  /** When the simulado was handed in, by the server's clock. */
  readonly encerradoEm: string | null
  readonly corrigidas: readonly QuestaoCorrigida[] | null
  /** How many questions came without their key, because a simulado under way has them too. */
  readonly retidas?: number | undefined
  /** The comparison with other results, and the essay of the simulado, as the server gave them with the grades. */
  readonly comparacao?: SimuladoEncerrado['comparacao']
  readonly redacaoEnviada?: SimuladoEncerrado['redacao']
  /** Whether the result was on the screen; missing until then. */
  readonly resultadoVisto?: boolean | undefined
  /**
   * The unique name of the answer to each question, set when the simulado is handed in. An answer that is sent several
   * times counts once.
   */
  readonly chaves: readonly string[]
  /** Whether the essay of the simulado was handed in, or refused by the device; missing when there is none. */
  readonly redacao?: 'entregue' | 'recusada' | undefined
}

/** Whether the result can be compared with those of others. This takes a server that keeps the simulado. */
export const podeSerComparado = ({ id, tipo }: Pick<Simulado, 'id' | 'tipo'>): boolean =>
  tipo === 'prova' && id !== null

/** Whether every question must be answered before the simulado is handed in. */
export function needsAll({ tipo, questoes }: Pick<Simulado, 'tipo' | 'questoes'>): boolean {
  return tipo === 'sorteio' && questoes.length <= ANSWERED_ALL_UP_TO
}

/**
 * Whether a simulado can be handed in: it must be under way, and a short one must have all its answers, unless it is
 * being left (`isLeaving`).
 */
export function canEnd(simulado: Simulado, isLeaving = false): boolean {
  return (
    simulado.etapa === 'em-curso' &&
    (isLeaving || !needsAll(simulado) || countMarked(simulado) === simulado.questoes.length)
  )
}

/**
 * Whether the user is asked to confirm before the card is handed in. This is so when a question is blank or marked to
 * be seen again, and for a whole prova or more than ten questions, which are too many to lose by one tap.
 */
export function asksBeforeEnd(simulado: Simulado): boolean {
  const isFull = countMarked(simulado) === simulado.questoes.length
  return !isFull || simulado.paraRever.length > 0 || !needsAll(simulado)
}

/** The id of the marked alternative of each question, in their order; null for a blank question. */
export function marcadasOf({ questoes, marcacoes }: Pick<Simulado, 'questoes' | 'marcacoes'>) {
  const marked = new Map(marcacoes.map((one) => [one.id_questao, one.id_alternativa]))
  return questoes.map(({ id }) => marked.get(id) ?? null)
}

export function countMarked(simulado: Pick<Simulado, 'questoes' | 'marcacoes'>): number {
  return marcadasOf(simulado).filter((id) => id !== null).length
}

/**
 * The numbers of the questions: those of the prova, if it is a whole prova and they are unique; otherwise 1, 2, 3 and
 * so on.
 */
export function numerosOf({ tipo, questoes }: Pick<Simulado, 'tipo' | 'questoes'>): number[] {
  const own = questoes.map(({ numero }) => numero ?? 0)
  const areOwn = tipo === 'prova' && new Set(own).size === own.length && !own.includes(0)
  return areOwn ? own : questoes.map((_, index) => index + 1)
}

/** Whether a simulado ended because its time was over. */
export function foiPeloTempo({ encerradoEm, relogio }: Pick<Simulado, 'encerradoEm' | 'relogio'>) {
  const fimMs = fimDoRelogio(relogio)
  if (encerradoEm === null || fimMs === null) return false
  return Date.parse(encerradoEm) >= fimMs - CLOCKS_DIFFER_MS
}

/** Whether the simulado is under way and paused; its questions are then hidden. */
export const estaPausado = ({ etapa, relogio }: Pick<Simulado, 'etapa' | 'relogio'>): boolean =>
  etapa === 'em-curso' && isPausado(relogio.pausas)
