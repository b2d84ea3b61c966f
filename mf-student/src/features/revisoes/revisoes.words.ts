import type { Plano } from '@rumo/contract'
import { addDays, daysBetween, type Dia } from '@rumo/contract/rules'
import { byCount, countedWords, longDayWords, weekdayWords } from '@rumo/shared-ui/words'

const questoes = (count: number) => countedWords(count, 'questão', 'questões')

/** The number of reviews due: '7 questões que você errou voltam hoje.' */
export function vencidasWords(vencidas: number): string {
  if (vencidas === 0) return 'Nada para revisar hoje.'
  return `${questoes(vencidas)} que você errou ${byCount(vencidas, 'volta', 'voltam')} hoje.`
}

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
