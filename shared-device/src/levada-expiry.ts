/** When it was saved on the device, in ms since 1970. */
interface Levado {
  readonly levadaEmMs: number
}

const DAY_MS = 86_400_000

/** How long it is kept on the device: after that, the server may have corrections. */
export const KEPT_FOR_MS = 7 * DAY_MS

/** When it expires, in ms since 1970. */
export const expiresAtMs = ({ levadaEmMs }: Levado): number => levadaEmMs + KEPT_FOR_MS

/** Whether it has not expired at `nowMs`. A clock that was put back by more than a day does not keep it longer. */
export const isCurrent = (levada: Levado, nowMs: number): boolean =>
  nowMs < expiresAtMs(levada) && nowMs >= levada.levadaEmMs - DAY_MS
