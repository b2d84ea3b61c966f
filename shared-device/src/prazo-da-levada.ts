/** When something was taken along, in ms since 1970. */
interface Levado {
  readonly levadaEmMs: number
}

const DAY_MS = 86_400_000

/** So long it stays: the server may have corrected something since. */
export const KEPT_FOR_MS = 7 * DAY_MS

/** Until when it stays, in ms since 1970. */
export const ateMs = ({ levadaEmMs }: Levado): number => levadaEmMs + KEPT_FOR_MS

/** Whether it still stays at `nowMs`; a clock that was put back keeps nothing for longer. */
export const isCurrent = (levada: Levado, nowMs: number): boolean =>
  nowMs < ateMs(levada) && nowMs >= levada.levadaEmMs - DAY_MS
