import type { Pausa } from './pausas.ts'

const MINUTE_MS = 60_000

/** What those with a right to more time may add to a whole prova at its start. */
export const MINUTOS_EXTRAS = 60

/** How many minutes before the end a simulado warns. */
export const AVISOS_MINUTOS = [30, 10, 1] as const
export type Aviso = (typeof AVISOS_MINUTOS)[number]

/** The time of a simulado, in ms since 1970 by the server's clock. */
export interface Relogio {
  iniciadoEmMs: number
  /** The end as its start fixed it, without what it was paused; null: there is no limit. */
  terminaEmMs: number | null
  /** When it was stopped and let run again, by time; missing where it never was. */
  pausas?: readonly Pausa[] | undefined
}

/** Fixes the time of a simulado: it ends `minutos` after its start (null: never), or later with extra time. */
export function startRelogio(
  iniciadoEmMs: number,
  minutos: number | null,
  comTempoExtra: boolean,
): Relogio {
  const whole = minutos === null ? null : minutos + (comTempoExtra ? MINUTOS_EXTRAS : 0)
  return { iniciadoEmMs, terminaEmMs: whole === null ? null : iniciadoEmMs + whole * MINUTE_MS }
}

/** By how much the server's clock is ahead of the device's, in ms, as an answer of the server tells. */
export function clockOffset(serverNowMs: number, sentAtMs: number, receivedAtMs: number): number {
  // The instant half-way between request and answer is the best estimate.
  return serverNowMs - (sentAtMs + receivedAtMs) / 2
}

/** What a clock shows; `restanteMs` is null where there is no limit. */
export interface Hora {
  decorridoMs: number
  restanteMs: number | null
  acabou: boolean
}

/** The stretches of time in which a clock runs; the last one has no end unless the clock stands still. */
function stretchesOf({ iniciadoEmMs, pausas = [] }: Relogio) {
  const stretches: { fromMs: number; toMs: number }[] = []
  let fromMs: number | null = iniciadoEmMs
  for (const { em, pausado } of pausas) {
    const atMs = Math.max(Date.parse(em), iniciadoEmMs)
    if (!pausado) fromMs ??= atMs
    else if (fromMs !== null) {
      stretches.push({ fromMs, toMs: atMs })
      fromMs = null
    }
  }
  return fromMs === null ? stretches : [...stretches, { fromMs, toMs: Infinity }]
}

/** When a simulado ends as its clock stands: later by as much as it was paused. Null: never, without a limit or paused. */
export function fimDoRelogio(relogio: Relogio): number | null {
  if (relogio.terminaEmMs === null) return null
  let leftMs = relogio.terminaEmMs - relogio.iniciadoEmMs
  for (const { fromMs, toMs } of stretchesOf(relogio)) {
    if (fromMs + leftMs <= toMs) return fromMs + leftMs
    leftMs -= toMs - fromMs
  }
  return null
}

/** Reads the clock at an instant of the server. It is wall time without pauses: it runs while the page is closed. */
export function readRelogio(relogio: Relogio, nowMs: number): Hora {
  const { iniciadoEmMs, terminaEmMs } = relogio
  const atMs = Math.min(nowMs, fimDoRelogio(relogio) ?? Infinity)
  const decorridoMs = stretchesOf(relogio).reduce(
    // Setting the device's clock back gains no time.
    (sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(toMs, atMs) - fromMs),
    0,
  )
  const restanteMs = terminaEmMs === null ? null : terminaEmMs - iniciadoEmMs - decorridoMs
  return { decorridoMs, restanteMs, acabou: restanteMs === 0 }
}

/**
 * The warning that is due when the clock goes from one reading to the next; the last one where it went past
 * several, as after a reload; null where there is none. A warning comes only once, and none when time is over.
 */
export function avisoBetween(before: Hora, now: Hora): Aviso | null {
  if (before.restanteMs === null || now.restanteMs === null || now.acabou) return null
  const [fromMs, toMs] = [before.restanteMs, now.restanteMs]
  const passed = AVISOS_MINUTOS.filter((minutes) => {
    const atMs = minutes * MINUTE_MS
    return fromMs > atMs && toMs <= atMs
  })
  return passed.at(-1) ?? null
}
