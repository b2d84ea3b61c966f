import { once } from 'es-toolkit'

/** A calendar day, as 2026-05-31. Days in this form can be compared as texts. */
export type Dia = string

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The time zone of the college. Days of practice are counted there, wherever the server and the device are. The format is
 * made when it is first needed, because the first one on a page takes a browser long.
 */
const here = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** The day in America/Sao_Paulo on which an instant (ms since 1970) falls. */
export function diaOf(instantMs: number): Dia {
  const parts = new Map(
    here()
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The first instant (ms since 1970) of a day in America/Sao_Paulo, which is two or three hours behind UTC. */
export function startOfDia(dia: Dia): number {
  const earliest = Date.parse(dia) + 2 * HOUR_MS
  return diaOf(earliest) === dia ? earliest : earliest + HOUR_MS
}

/** The day that is `days` days later, or earlier for a negative number. */
export function addDays(dia: Dia, days: number): Dia {
  return new Date(Date.parse(dia) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** How many days `later` is after `earlier`; negative where it is before. */
export function daysBetween(earlier: Dia, later: Dia): number {
  return numberOf(later) - numberOf(earlier)
}

/** A day as a number; consecutive days have consecutive numbers. */
export function numberOf(dia: Dia): number {
  return Date.parse(dia) / DAY_MS
}
