import { MINUTOS_POR_NOVA } from '@rumo/contract/rules'
import { byCount } from '@rumo/shared-ui/words'

/** How long this number of questions takes, by the rule of the study plan: 'cerca de 40 min'. */
export const aboutInWords = (questoes: number): string =>
  `cerca de\u00A0${durationInWords(questoes * MINUTOS_POR_NOVA)}`

const SECOND_MS = 1000

/** The remaining time in whole seconds, rounded up, so that a clock shows 0 only when the time is over. */
export const secondsLeft = (restanteMs: number): number => Math.ceil(restanteMs / SECOND_MS)

/** The remaining time in whole minutes: '2 h 59 min', 'menos de 1 min'; empty when the time is over. */
export function leftInWords(restanteMs: number): string {
  if (restanteMs <= 0) return ''
  return durationInWords(minutesLeft(restanteMs)) || 'menos de\u00A01\u00A0min'
}

/** The remaining time with its verb, for a sentence: 'faltam 12 min', 'falta 1 min'. */
export const faltaInWords = (restanteMs: number): string =>
  `${byCount(Math.max(1, minutesLeft(restanteMs)), 'falta', 'faltam')} ${leftInWords(restanteMs)}`

const minutesLeft = (restanteMs: number) => Math.floor(secondsLeft(restanteMs) / 60)

/** A span of time: '4 h 30 min'; empty when none is given. */
export function durationInWords(minutes: number | null | undefined): string {
  if (!minutes || !(minutes > 0)) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours}\u00A0h`, rest && `${rest}\u00A0min`].filter(Boolean).join(' ')
}
