import {
  readRelogio,
  type Aviso,
  type MotivoDeRecorrecao,
  type Resultado,
} from '@rumo/contract/rules'
import {
  byCount,
  countedWords,
  longDateWords,
  numberWords,
  simuladoWords,
} from '@rumo/shared-ui/words'
import { durationInWords, faltaInWords, leftInWords, secondsLeft } from '../../shared/duracao.ts'
import { foiPeloTempo, podeSerComparado, type Simulado } from './simulado.ts'

const SECOND_MS = 1000

/**
 * A span of time, such as '4 h 24 min 08 s'; seconds always have two digits. Remaining time (`isLeft`) is rounded up, so that
 * it is 0 only at the end.
 */
export function timeInWords(ms: number, isLeft: boolean): string {
  const seconds = isLeft ? secondsLeft(ms) : Math.floor(ms / SECOND_MS)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return [
    hours > 0 && `${hours}\u00A0h`,
    `${hours > 0 ? two(minutes) : minutes}\u00A0min`,
    `${two(seconds % 60)}\u00A0s`,
  ]
    .filter(Boolean)
    .join(' ')
}

const two = (count: number) => `${count}`.padStart(2, '0')

export function avisoInWords(minutos: Aviso): string {
  return `Menos de ${countedWords(minutos, 'minuto', 'minutos')}.`
}

/** The warning before leaving the page of a simulado whose clock runs on. */
export function sairInWords(restanteMs: number, podePausar: boolean): string {
  const left = leftInWords(restanteMs)
  const words = `O relógio continua correndo: ${left ? `você tem ${left}` : 'o tempo está no fim'}. O que você marcou fica guardado, e dá para voltar até o tempo acabar.`
  return podePausar ? `${words} Para parar o relógio, use Pausar.` : words
}

/** What a pause changes for the result: shown before the first pause, and while the simulado is paused. */
export const pausaInWords = (simulado: Pick<Simulado, 'id' | 'tipo'>): string =>
  podeSerComparado(simulado)
    ? 'O resultado vai dizer que houve pausa e não será comparado com o de outras pessoas.'
    : 'O resultado vai dizer que houve pausa.'

/** The state of a stopped clock. */
export function paradoInWords(relogio: Simulado['relogio']): string {
  const { restanteMs, decorridoMs } = readRelogio(relogio, Infinity)
  if (restanteMs !== null) return `O relógio está parado: ${faltaInWords(restanteMs)}.`
  const span = durationInWords(Math.floor(decorridoMs / (60 * SECOND_MS)))
  return span === '' ? 'O relógio está parado.' : `O relógio está parado em ${span}.`
}

/** The question before handing in, by the number of questions without an answer. */
export function endingInWords(blank: number): string {
  if (blank === 0) return 'Encerrar o simulado?'
  return `Encerrar com ${numberWords(blank)} ${byCount(blank, 'questão', 'questões')} em branco?`
}

export interface Deixado {
  /** How many questions have an answer. */
  marcadas: number
  /** Whether an essay was begun in it. */
  temRedacao: boolean
  /** Whether the candidate can continue it later, because the account keeps it. */
  ficaNaConta: boolean
  /** Whether its clock runs towards an end: it has a limit, and is not paused. */
  temFim: boolean
}

/** What happens to the simulado under way if another one is started; null if nothing was done in it. */
export function leavingInWords(deixado: Deixado): string | null {
  const { marcadas, temRedacao, ficaNaConta, temFim } = deixado
  if (marcadas === 0 && !temRedacao) return null
  if (ficaNaConta && temFim) return 'Este fica na sua conta, e o tempo dele não para.'
  if (ficaNaConta) return 'Este fica na sua conta, e você pode voltar a ele quando quiser.'
  if (marcadas === 0) return 'Se você começar outro, a redação deste fica em Tema de redação.'
  const lost = `Se você começar outro, ${byCount(marcadas, 'a resposta deste será perdida', `as ${marcadas} respostas deste serão perdidas`)}.`
  return temRedacao ? `${lost} A redação fica em Tema de redação.` : lost
}

/** The lines above a result: the simulado with its day, and whether it ended by its time limit. */
export function endInWords(
  simulado: Pick<Simulado, 'prova' | 'materia' | 'questoes' | 'encerradoEm' | 'relogio'>,
): string[] {
  const { questoes, encerradoEm } = simulado
  const nome = simuladoWords(simulado, questoes.length)
  const which = encerradoEm === null ? nome : `${nome} · ${longDateWords(encerradoEm)}`
  return foiPeloTempo(simulado) ? [which, ACABOU_O_TEMPO] : [which]
}

export const ACABOU_O_TEMPO = 'O tempo acabou: vale o que estava marcado.'

export const RESULTADO_IN_WORDS: Record<Resultado, string> = {
  certa: 'certa',
  errada: 'errada',
  'em-branco': 'em branco',
  'sem-gabarito': 'sem gabarito',
}

/** Why the result of a question changed after it was shown. */
export const MOTIVO_IN_WORDS: Record<MotivoDeRecorrecao, string> = {
  anulacao: 'foi anulada e vale para todos',
  fim_da_anulacao: 'a anulação foi desfeita',
  mudanca_do_gabarito: 'o gabarito mudou',
}
