import type { Agenda } from '@rumo/contract/revisao'
import { addDays, daysBetween, type Dia } from '@rumo/contract/rules'
import {
  byCount,
  countedWords,
  dayOfWeekWords,
  longDayWords,
  numberWords,
  weekdayWords,
} from '@rumo/shared-ui/words'

const questoesInWords = (count: number): string => countedWords(count, 'questão', 'questões')

/** The day of the next review: 'amanhã', 'quarta-feira, 25 de novembro'. */
function dayInWords(dia: Dia, hoje: Dia): string {
  return dia === addDays(hoje, 1) ? 'amanhã' : dayOfWeekWords(dia)
}

/** The message about the next review, when nothing is due. */
export function nextInWords(
  { proximas, proxima }: Pick<Agenda, 'proximas' | 'proxima'>,
  hoje: Dia,
) {
  const [next] = proximas
  if (next) {
    const verb = byCount(next.total, 'volta', 'voltam')
    return `Próxima revisão: ${dayInWords(next.dia, hoje)}, quando ${verb} ${questoesInWords(next.total)}.`
  }
  return proxima === null
    ? 'O que você errar daqui para a frente aparece aqui, no dia certo.'
    : `Nada volta nos próximos sete dias. Próxima revisão: ${dayInWords(proxima, hoje)}.`
}

/** How many reviews are due today, and how many of them the set has. */
export function leftInWords(vencidas: number, shown: number): string {
  if (vencidas <= shown) return `${questoesInWords(shown)} para hoje.`
  return `${questoesInWords(vencidas)} para hoje; estas são as ${numberWords(shown)} primeiras.`
}

/** How many reviews are left of those that were saved on an earlier day, and how many of them the set has. */
export function takenInWords(left: number, shown: number, dia: Dia, hoje: Dia): string {
  const when = dia === addDays(hoje, -1) ? 'ontem' : `em ${longDayWords(dia)}`
  const all = `${questoesInWords(left)} da revisão que você levou ${when}`
  return left <= shown ? `${all}.` : `${all}; estas são as ${numberWords(shown)} primeiras.`
}

/**
 * How many reviews beyond today's the set has: first those that are due without time for them (`semTempo`), then those
 * of the coming days.
 */
export const aheadInWords = (shown: number, semTempo: number): string =>
  semTempo > 0
    ? `${questoesInWords(shown)} além do plano de hoje.`
    : `${questoesInWords(shown)} dos próximos dias, ${byCount(shown, 'adiantada', 'adiantadas')} para hoje.`

/** The message when reviews are due that today's plan has no time for. */
export const semTempoInWords = (semTempo: number): string =>
  `${questoesInWords(semTempo)} que você errou ${byCount(semTempo, 'ficou', 'ficaram')} fora do plano de hoje. Se quiser, reveja agora.`

/** The label of the button that takes reviews beyond today's. */
export const takeAheadInWords = (shown: number, semTempo: number): string =>
  `${semTempo > 0 ? 'Rever' : 'Adiantar'} ${questoesInWords(shown)}`

/** The date of the planned exam and the days until then; null when no date is set. */
export function examInWords(data: Dia | null, hoje: Dia): string | null {
  if (data === null) return null
  const days = daysBetween(hoje, data)
  if (days < 0) return 'A data que você marcou para a prova já passou.'
  if (days === 0) return 'Sua prova é hoje. Boa prova!'
  const isThisYear = data.slice(0, 4) === hoje.slice(0, 4)
  const dia = isThisYear ? dayOfWeekWords(data) : `${weekdayWords(data)}, ${longDayWords(data)}`
  return `Sua prova: ${dia}. ${byCount(days, 'Falta', 'Faltam')} ${countedWords(days, 'dia', 'dias')}.`
}
