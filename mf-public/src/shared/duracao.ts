import { MINUTOS_POR_NOVA } from '@rumo/contract/rules'

/** How long so many questions take, as a plan counts them: 'cerca de 40 min'. */
export const aboutInWords = (questoes: number): string =>
  `cerca de\u00A0${durationInWords(questoes * MINUTOS_POR_NOVA)}`

const MINUTE_MS = 60_000

/** What is left of a time, in minutes: rounded up, so that nothing left is said only once there is nothing. */
export const minutesLeft = (restanteMs: number): number => Math.ceil(restanteMs / MINUTE_MS)

export const leftInWords = (restanteMs: number): string => durationInWords(minutesLeft(restanteMs))

/** A span of time: '4 h 30 min'; empty where none is told. */
export function durationInWords(minutes: number | null | undefined): string {
  if (!minutes || !(minutes > 0)) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours}\u00A0h`, rest && `${rest}\u00A0min`].filter(Boolean).join(' ')
}
