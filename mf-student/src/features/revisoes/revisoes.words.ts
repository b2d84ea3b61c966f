import type { Plano } from '@rumo/contract'
import { addDays, daysBetween, type Dia } from '@rumo/contract/rules'
import { byCount, countedWords, longDayWords, weekdayWords } from '@rumo/shared-ui/words'

const questoes = (count: number) => countedWords(count, 'questão', 'questões')

/**
 * The number of reviews due, and of those that the plan of today has no time for: '7 questões que você errou voltam
 * hoje. Outras 3 ficaram fora do plano de hoje.'
 */
export function vencidasWords({ vencidas, sem_tempo: semTempo = 0 }: Vencidas): string {
  if (vencidas === 0 && semTempo === 0) return 'Nada para revisar hoje.'
  const left = `${byCount(semTempo, 'ficou', 'ficaram')} fora do plano de hoje.`
  if (vencidas === 0) return `${wrongWords(semTempo)} ${left}`
  const today = `${wrongWords(vencidas)} ${byCount(vencidas, 'volta', 'voltam')} hoje.`
  return semTempo === 0
    ? today
    : `${today} ${byCount(semTempo, 'Outra', 'Outras')}\u00A0${semTempo} ${left}`
}

type Vencidas = Pick<Plano, 'vencidas' | 'sem_tempo'>

const wrongWords = (count: number) => `${questoes(count)} que você errou`

/** The next reviews: 'Amanhã, 3 questões; sexta-feira, 1 questão.', or only the next day; null when there are none. */
export function proximasWords({ proximas, proxima }: Plano, hoje: Dia): string | null {
  if (proxima === null) return null
  if (proximas.length === 0) return `Próxima revisão: ${longDayWords(proxima)}.`
  const words = proximas.map(({ dia, total }) => `${dayWords(dia, hoje)}, ${questoes(total)}`)
  const text = words.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const dayWords = (dia: Dia, hoje: Dia) => (dia === addDays(hoje, 1) ? 'amanhã' : weekdayWords(dia))

/** The time until the exam: 'Faltam 41 dias.' */
export function faltamWords(data: Dia, hoje: Dia): string {
  const days = daysBetween(hoje, data)
  if (days < 0) return 'Esta prova já passou. Qual é a próxima?'
  if (days === 0) return 'É hoje. Boa prova!'
  return `${byCount(days, 'Falta', 'Faltam')} ${countedWords(days, 'dia', 'dias')}.`
}

/** The date that the server suggests and the user has not set yet. */
export const sugeridaWords = (data: Dia) =>
  `A próxima prova anunciada aqui é no dia ${longDayWords(data)}.`
