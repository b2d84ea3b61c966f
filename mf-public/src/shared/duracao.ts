import { MINUTOS_POR_NOVA } from '@rumo/contract/rules'
import { byCount } from '@rumo/shared-ui/words'

/** How long so many questions take, as a plan counts them: 'cerca de 40 min'. */
export const aboutInWords = (questoes: number): string =>
  `cerca de\u00A0${durationInWords(questoes * MINUTOS_POR_NOVA)}`

const SECOND_MS = 1000

/** The whole seconds that are left of a time: a clock says that nothing is left only once there is nothing. */
export const secondsLeft = (restanteMs: number): number => Math.ceil(restanteMs / SECOND_MS)

/** What is left of a time, in whole minutes of the clock: '2 h 59 min', 'menos de 1 min'; empty where nothing is. */
export function leftInWords(restanteMs: number): string {
  if (restanteMs <= 0) return ''
  return durationInWords(minutesLeft(restanteMs)) || 'menos de\u00A01\u00A0min'
}

/** The same as a sentence begins with it: 'faltam 12 min', 'falta 1 min'. */
export const faltaInWords = (restanteMs: number): string =>
  `${byCount(Math.max(1, minutesLeft(restanteMs)), 'falta', 'faltam')} ${leftInWords(restanteMs)}`

const minutesLeft = (restanteMs: number) => Math.floor(secondsLeft(restanteMs) / 60)

/** A span of time: '4 h 30 min'; empty where none is told. */
export function durationInWords(minutes: number | null | undefined): string {
  if (!minutes || !(minutes > 0)) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours}\u00A0h`, rest && `${rest}\u00A0min`].filter(Boolean).join(' ')
}
