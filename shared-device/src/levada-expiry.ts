/** When something was saved on the device for offline use, in ms since 1970. */
interface Levado {
  readonly levadaEmMs: number
}

const DAY_MS = 86_400_000

/** How long it is kept on the device, in ms: after that time, the server may have corrections. */
export const KEPT_FOR_MS = 7 * DAY_MS

/** When it expires, in ms since 1970. */
export const expiresAtMs = ({ levadaEmMs }: Levado): number => levadaEmMs + KEPT_FOR_MS

/**
 * Whether it has not expired at `nowMs`. Where the clock was set back by more than a day, it counts as expired, so that
 * it is not kept longer.
 */
export const isLevadaUnexpired = (levada: Levado, nowMs: number): boolean =>
  nowMs < expiresAtMs(levada) && nowMs >= levada.levadaEmMs - DAY_MS
