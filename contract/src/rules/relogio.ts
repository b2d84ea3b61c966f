import type { Pausa } from './pausas.ts'

const MINUTE_MS = 60_000

/** Extra time in minutes for a whole prova. Students who are entitled to it choose it at the start. */
export const MINUTOS_EXTRAS = 60

/** How many minutes before the end a simulado warns. */
export const AVISOS_MINUTOS = [30, 10, 1] as const
export type Aviso = (typeof AVISOS_MINUTOS)[number]

/** The time of a simulado, in ms since 1970 by the server's clock. */
export interface Relogio {
  iniciadoEmMs: number
  /** The end as it was fixed at the start, without pauses; null where there is no time limit. */
  terminaEmMs: number | null
  /** When the clock was stopped and started again, sorted by time; missing where it never was. */
  pausas?: readonly Pausa[] | undefined
}

/** Starts the clock of a simulado. It ends `minutos` after the start (null: no limit), later with extra time. */
export function startRelogio(
  iniciadoEmMs: number,
  minutos: number | null,
  comTempoExtra: boolean,
): Relogio {
  const whole = minutos === null ? null : minutos + (comTempoExtra ? MINUTOS_EXTRAS : 0)
  return { iniciadoEmMs, terminaEmMs: whole === null ? null : iniciadoEmMs + whole * MINUTE_MS }
}

/** How far the server's clock is ahead of the device's, in ms, calculated from an answer of the server. */
export function clockOffset(serverNowMs: number, sentAtMs: number, receivedAtMs: number): number {
  // The server's time is taken to belong to the moment half-way between request and answer, which is the best estimate.
  return serverNowMs - (sentAtMs + receivedAtMs) / 2
}

/** The reading of a clock; `restanteMs` is null where there is no time limit. */
export interface Hora {
  decorridoMs: number
  restanteMs: number | null
  acabou: boolean
}

/** The periods in which the clock runs. The last one has no end, unless the clock is stopped. */
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

/**
 * When a simulado ends: its pauses are added to the time of its end. Null without a time limit, and while it is paused.
 */
export function fimDoRelogio(relogio: Relogio): number | null {
  if (relogio.terminaEmMs === null) return null
  let leftMs = relogio.terminaEmMs - relogio.iniciadoEmMs
  for (const { fromMs, toMs } of stretchesOf(relogio)) {
    if (fromMs + leftMs <= toMs) return fromMs + leftMs
    leftMs -= toMs - fromMs
  }
  return null
}

/**
 * Reads the clock at an instant of the server's clock. The time runs on while the page is closed; only pauses stop it.
 */
export function readRelogio(relogio: Relogio, nowMs: number): Hora {
  const { iniciadoEmMs, terminaEmMs } = relogio
  const atMs = Math.min(nowMs, fimDoRelogio(relogio) ?? Infinity)
  const decorridoMs = stretchesOf(relogio).reduce(
    // A period is never negative, so that setting the device's clock back gains no time.
    (sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(toMs, atMs) - fromMs),
    0,
  )
  const restanteMs = terminaEmMs === null ? null : terminaEmMs - iniciadoEmMs - decorridoMs
  return { decorridoMs, restanteMs, acabou: restanteMs === 0 }
}

/**
 * The warning that is due when the clock goes from one reading to the next; null where there is none. Where several
 * were passed at once, as after a reload, only the last one is given. Each warning comes only once, and none comes
 * after the end.
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
