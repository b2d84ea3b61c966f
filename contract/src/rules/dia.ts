/** A day of the calendar, as 2026-05-31: texts of it compare as days do. */
export type Dia = string

const DAY_MS = 86_400_000

/** Where the college is: a day of practice is a day there, wherever server and device are. */
const HERE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in America/Sao_Paulo on which an instant (ms since 1970) falls. */
export function diaOf(instantMs: number): Dia {
  const parts = new Map(HERE.formatToParts(instantMs).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The day so many days later; earlier, where `days` is negative. */
export function addDays(dia: Dia, days: number): Dia {
  return new Date(Date.parse(dia) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** How many days `later` comes after `earlier`; negative where it comes before. */
export function daysBetween(earlier: Dia, later: Dia): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS
}
