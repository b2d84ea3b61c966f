/** That the clock of a simulado was stopped, or let run again. */
export interface Pausa {
  /** When, ISO 8601 in UTC, by the server's clock as far as the device knows it. */
  em: string
  pausado: boolean
}

/** More than a simulado needs, and few enough to send with every card. */
export const MAX_PAUSAS = 400

/** A device stops a clock no more once it has half of them: another device may have as many. */
const MOST_OF_A_DEVICE = MAX_PAUSAS / 2

/** Whether the clock stands still after all that was done. */
export const isPausado = (pausas: readonly Pausa[] = []): boolean => pausas.at(-1)?.pausado ?? false

/** Whether the clock may be stopped once more. */
export const canPausar = (pausas: readonly Pausa[] = []): boolean =>
  !isPausado(pausas) && pausas.length < MOST_OF_A_DEVICE

/**
 * Stops the clock, or lets it run; where it does so already, nothing changes. A device's clock may be put back: what is
 * done later is later than all that was done before.
 */
export function changePausas(
  pausas: readonly Pausa[],
  pausado: boolean,
  nowMs: number,
): readonly Pausa[] {
  if (pausado === isPausado(pausas)) return pausas
  const last = pausas.at(-1)
  const atMs = last ? Math.max(nowMs, Date.parse(last.em) + 1) : nowMs
  return [...pausas, { em: new Date(atMs).toISOString(), pausado }]
}

/**
 * What two sides know of one clock, put together, by time: what was done last holds, on whatever device. In whatever
 * order and however often it is sent, all come to the same.
 */
export function mergePausas(one: readonly Pausa[], other: readonly Pausa[]): Pausa[] {
  const all = new Map([...one, ...other].map((pausa) => [keyOf(pausa), pausa]))
  return [...all.values()].toSorted((a, b) => keyOf(a) - keyOf(b))
}

/** In one millisecond the clock is stopped before it runs again. */
const keyOf = ({ em, pausado }: Pausa) => 2 * Date.parse(em) + (pausado ? 0 : 1)

/** How often the clock was stopped; stopped again while it stood still is once. */
export const countPausas = (pausas: readonly Pausa[] = []): number =>
  pausas.filter(({ pausado }, index) => pausado && !pausas[index - 1]?.pausado).length
