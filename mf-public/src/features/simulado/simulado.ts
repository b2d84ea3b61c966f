import type {
  QuestaoCorrigida,
  QuestaoDeSimulado,
  QuestaoSorteada,
  SimuladoEncerrado,
} from '@rumo/contract'
import { fimDoRelogio, isPausado, type Marcacao, type Relogio } from '@rumo/contract/rules'
import type { Marca } from '@rumo/shared-ui'

/** Up to so many drawn questions need an answer each before they are handed in (docs/decisions/simulado.md). */
const ANSWERED_ALL_UP_TO = 10

/** How far the clocks of device and server may differ: what ended this shortly before its limit ended by it. */
const CLOCKS_DIFFER_MS = 2000

/**
 * A simulated exam, as the device keeps it at every step. What it is worth is known from `corrigidas` on; before that
 * it holds no key, unless the device grades it.
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
  /** The passages that were marked, by the id of their question; missing before there is one. */
  readonly marcas?: Readonly<Record<string, readonly Marca[]>> | undefined
  readonly relogio: Relogio
  /** By how much the server's clock is ahead of this device's, in ms. */
  readonly diferencaMs: number
  /**
   * The instant of its clock that the server told last, or at which it was let run again; missing where there was none.
   */
  readonly vistoEmMs?: number | undefined
  readonly escondeRelogio: boolean
  /** The index of the question shown, or of the one shown last. */
  readonly atual: number
  /** From `entregue` on it was handed in and is locked; from `resultado` on it is graded. */
  readonly etapa: 'em-curso' | 'entregue' | 'resultado' | 'revisao'
  /** When it was handed in, by the server's clock. */
  readonly encerradoEm: string | null
  readonly corrigidas: readonly QuestaoCorrigida[] | null
  /** How many questions of it came without their key, because a simulado under way asks them too. */
  readonly retidas?: number | undefined
  /** How it compares with others, and the essay that was written in it, as the server told with its grades. */
  readonly comparacao?: SimuladoEncerrado['comparacao']
  readonly redacaoEnviada?: SimuladoEncerrado['redacao']
  /** Whether its result was on the screen; missing before. */
  readonly resultadoVisto?: boolean | undefined
  /** One for each question once it is handed in: what the answers are known by, however often they are sent. */
  readonly chaves: readonly string[]
  /** What became of the essay that was written in it: handed in, or refused by the device; missing where none was. */
  readonly redacao?: 'entregue' | 'recusada' | undefined
}

/** Whether its result may be compared with others': only a server that keeps it knows theirs. */
export const podeSerComparado = ({ id, tipo }: Pick<Simulado, 'id' | 'tipo'>): boolean =>
  tipo === 'prova' && id !== null

/** Whether every question must have an answer before the simulado is handed in. */
export function needsAll({ tipo, questoes }: Pick<Simulado, 'tipo' | 'questoes'>): boolean {
  return tipo === 'sorteio' && questoes.length <= ANSWERED_ALL_UP_TO
}

/** Whether a simulado can be handed in: it is under way, and a short one has all its answers, or is being left. */
export function canEnd(simulado: Simulado, isLeaving = false): boolean {
  return (
    simulado.etapa === 'em-curso' &&
    (isLeaving || !needsAll(simulado) || countMarked(simulado) === simulado.questoes.length)
  )
}

/**
 * Whether one is asked before the card is handed in: something is blank or to be seen again, or it is more than ten
 * questions, too many to lose by one tap.
 */
export function asksBeforeEnd(simulado: Simulado): boolean {
  const isFull = countMarked(simulado) === simulado.questoes.length
  return !isFull || simulado.paraRever.length > 0 || !needsAll(simulado)
}

/** What is marked, place by place: ids of alternatives, null where a question is blank. */
export function marcadasOf({ questoes, marcacoes }: Pick<Simulado, 'questoes' | 'marcacoes'>) {
  const marked = new Map(marcacoes.map((one) => [one.id_questao, one.id_alternativa]))
  return questoes.map(({ id }) => marked.get(id) ?? null)
}

export function countMarked(simulado: Pick<Simulado, 'questoes' | 'marcacoes'>): number {
  return marcadasOf(simulado).filter((id) => id !== null).length
}

/** The numbers of the questions: those of the prova, where it is a whole one and they tell them apart. */
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

/** Whether it is under way and its clock stands still: its questions are hidden then. */
export const estaPausado = ({ etapa, relogio }: Pick<Simulado, 'etapa' | 'relogio'>): boolean =>
  etapa === 'em-curso' && isPausado(relogio.pausas)
