import {
  countPausas,
  LEAST_OUTROS,
  parteCerta,
  readRelogio,
  type Placar,
} from '@rumo/contract/rules'
import { byCount, countedWords, longDateWords, percentageWords } from '@rumo/shared-ui/words'
import { durationInWords } from '../../shared/duracao.ts'
import { podeSerComparado, type Simulado } from './simulado.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** The user is only told how many people did worse when it was at least this part of them. */
const WORTH_TELLING = 0.5

const percent = (parte: number) => percentageWords(Math.round(parte * 100))

type Encerrado = Pick<
  Simulado,
  'id' | 'tipo' | 'relogio' | 'encerradoEm' | 'comparacao' | 'retidas'
>

/** The lines below the score of a result: percentage and time, the previous attempt, and the comparison with others. */
export function balancoInWords(simulado: Encerrado, placar: Placar): string[] {
  const { anterior = null, outros = null } = simulado.comparacao ?? {}
  return [
    placar.total > 0 && parteInWords(simulado, placar),
    anterior && placar.total > 0 && anteriorInWords(anterior, placar),
    outros ? outrosInWords(outros) : faltamOutros(simulado, placar) && POUCOS,
    podeSerComparado(simulado) && countPausas(simulado.relogio.pausas) > 0 && SEM_COMPARACAO,
    esperaOutro(simulado) && ESPERA_OUTRO,
  ].filter((words) => typeof words === 'string')
}

/** The percentage and the time used: '48 % de acerto em 2 h 14 min, de 5 h.' */
function parteInWords({ relogio, encerradoEm }: Encerrado, placar: Placar): string {
  const parte = `${percent(parteCerta(placar))} de acerto`
  if (encerradoEm === null) return `${parte}.`
  const minutes = minutesOf(readRelogio(relogio, Date.parse(encerradoEm)).decorridoMs)
  const pausas = countPausas(relogio.pausas)
  const breaks = pausas > 0 && `com ${countedWords(pausas, 'pausa', 'pausas')}`
  // After more than a day the time is not told: the simulado was left open and not worked on for days.
  if (minutes > DAY_MINUTES) return `${[parte, breaks].filter(Boolean).join(', ')}.`
  const { iniciadoEmMs, terminaEmMs } = relogio
  const whole = terminaEmMs !== null && minutesOf(terminaEmMs - iniciadoEmMs)
  const used = `${parte} em ${durationInWords(minutes)}`
  return `${[used, whole && `de ${durationInWords(whole)}`, breaks].filter(Boolean).join(', ')}.`
}

const SEM_COMPARACAO = 'Com pausa, o resultado não é comparado com o de outras pessoas.'

const ESPERA_OUTRO =
  'Enquanto há outro simulado em andamento, este resultado não é comparado com outros.'

/**
 * Whether nothing is compared because another simulado is under way. When that simulado has questions of this one,
 * another message tells more.
 */
const esperaOutro = ({ id, comparacao, retidas }: Encerrado): boolean =>
  id !== null && comparacao === undefined && !retidas

const POUCOS = `Ainda não dá para comparar com outras pessoas: isso aparece no resultado quando ${LEAST_OUTROS} delas tiverem feito esta prova.`

/**
 * Whether too few people have done this prova for a comparison. A simulado that was paused, or that was not the first
 * of this prova, is not compared in any case.
 */
const faltamOutros = ({ tipo, relogio, comparacao }: Encerrado, { total }: Placar): boolean =>
  tipo === 'prova' && comparacao?.anterior === null && !relogio.pausas && total > 0

const minutesOf = (ms: number) => Math.max(1, Math.round(ms / MINUTE_MS))

type Comparacao = NonNullable<Simulado['comparacao']>

/** The previous attempt: 'Na vez anterior, em 3 de novembro de 2026, foram 22 de 54. Agora foram 4 a mais.' */
function anteriorInWords(
  { encerrado_em, certas, total }: NonNullable<Comparacao['anterior']>,
  placar: Placar,
): string {
  const before = `Na vez anterior, em ${longDateWords(encerrado_em)}, ${byCount(certas, 'foi', 'foram')} ${certas} de ${total}`
  // When the key was changed since, the two attempts count different questions.
  if (total !== placar.total) return `${before}, ${percent(parteCerta({ certas, total }))}.`
  const more = placar.certas - certas
  if (more === 0) return `${before}, como agora.`
  const words = more > 0 ? 'a mais' : 'a menos'
  return `${before}. Agora ${byCount(Math.abs(more), 'foi', 'foram')} ${Math.abs(more)} ${words}.`
}

/** How other people did at their first attempt. */
function outrosInWords({ pessoas, media, abaixo }: NonNullable<Comparacao['outros']>): string {
  const average = `Na primeira vez nesta prova, ${countedWords(pessoas, 'pessoa acertou', 'pessoas acertaram')} ${percent(media)} em média.`
  return abaixo >= WORTH_TELLING
    ? `${average} Você foi melhor que ${percent(abaixo)} delas.`
    : average
}
