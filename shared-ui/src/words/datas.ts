/** Where the college is. Instants are shown by its clock, wherever they are read. */
export const TIME_ZONE = 'America/Sao_Paulo'

const DAY_MS = 86_400_000

const shortDate = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
})
const shortDateOfYear = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const clock = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE })
/** A day of the calendar is no instant: it is shown as it is written. */
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** '18 nov', of about a year ago or more '18 nov 2025'. */
export function shortDateWords(instant: string, nowMs: number): string {
  const at = Date.parse(instant)
  const format = nowMs - at < 300 * DAY_MS ? shortDate : shortDateOfYear
  return format
    .format(at)
    .replaceAll(/ de |\./g, ' ')
    .trim()
    .replaceAll(/\s+/g, '\u00A0')
}

/** '18 de novembro de 2026', '1º de maio de 2026'. */
export const longDateWords = (instant: string) => withOrdinal(longDate.format(Date.parse(instant)))

/** '18 de novembro de 2026', of a day of the calendar. */
export const longDayWords = (dia: string) => withOrdinal(longDay.format(Date.parse(dia)))

/** '14:05'. */
export const timeWords = (instant: string) => clock.format(Date.parse(instant))

/** '18 de novembro de 2026 às 14:05'. */
export const momentWords = (instant: string) => `${longDateWords(instant)} às ${timeWords(instant)}`

/** 'quarta-feira', of a day of the calendar. */
export const weekdayWords = (dia: string) => weekday.format(Date.parse(dia))

/** 'quarta-feira, 18 de novembro', of a day of the calendar that is near enough to go without its year. */
export const dayOfWeekWords = (dia: string) =>
  `${weekdayWords(dia)}, ${longDayWords(dia).replace(/ de \d+$/, '')}`

/** The first day of a month is spoken of by its rank. */
const withOrdinal = (words: string) => words.replace(/^1 de/, '1º de')
