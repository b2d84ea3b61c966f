import { once } from 'es-toolkit'

/** The time zone of the college. Instants are shown in this time zone on every device. */
export const TIME_ZONE = 'America/Sao_Paulo'

const DAY_MS = 86_400_000

/** A format of dates, made when it is first needed, because the first one on a page takes a browser long. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('pt-BR', options))

const shortDate = dateFormat({ day: 'numeric', month: 'short', timeZone: TIME_ZONE })
const shortDateOfYear = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE })

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })

const longDate = dateFormat({ dateStyle: 'long', timeZone: TIME_ZONE })
/** A calendar day is not an instant, so it is shown without conversion to a time zone. */
const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** '18 nov'; with the year, '18 nov 2025', for an instant 300 or more days ago. */
export function shortDateWords(instant: string, nowMs: number): string {
  const at = Date.parse(instant)
  const format = nowMs - at < 300 * DAY_MS ? shortDate : shortDateOfYear
  return format()
    .format(at)
    .replaceAll(/ de |\./g, ' ')
    .trim()
    .replaceAll(/\s+/g, '\u00A0')
}

/** '18 de novembro de 2026', '1º de maio de 2026'. */
export const longDateWords = (instant: string) =>
  withOrdinal(longDate().format(Date.parse(instant)))

/** '18 de novembro', for an instant near enough to leave out the year. */
export const nearDateWords = (instant: string) => withoutYear(longDateWords(instant))

/** '18 de novembro de 2026', for a calendar day. */
export const longDayWords = (dia: string) => withOrdinal(longDay().format(Date.parse(dia)))

/** '14:05'. */
export const timeWords = (instant: string) => clock().format(Date.parse(instant))

/** '18 de novembro de 2026 às 14:05'. */
export const momentWords = (instant: string) => `${longDateWords(instant)} às ${timeWords(instant)}`

/** 'quarta-feira', for a calendar day. */
export const weekdayWords = (dia: string) => weekday().format(Date.parse(dia))

/** 'quarta-feira, 18 de novembro', for a calendar day near enough to leave out the year. */
export const dayOfWeekWords = (dia: string) =>
  `${weekdayWords(dia)}, ${withoutYear(longDayWords(dia))}`

const withoutYear = (words: string) => words.replace(/ de \d+$/, '')

/** The first day of a month is written as an ordinal. */
const withOrdinal = (words: string) => words.replace(/^1 de/, '1º de')
