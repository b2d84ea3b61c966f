/** An event: the clock of a simulado was stopped, or started again. */
export interface Pausa {
  /** ISO 8601 in UTC, by the server's clock as the device estimates it. */
  em: string
  pausado: boolean
}

/** More events than a simulado needs, and few enough to send them with every card. */
export const MAX_PAUSAS = 400

/** A device may add only half of the events, so that another device can add the other half. */
const MOST_OF_A_DEVICE = MAX_PAUSAS / 2

/** Whether the clock is stopped after the last event. */
export const isPausado = (pausas: readonly Pausa[] = []): boolean => pausas.at(-1)?.pausado ?? false

/** Whether the clock may be stopped once more. */
export const canPausar = (pausas: readonly Pausa[] = []): boolean =>
  !isPausado(pausas) && pausas.length < MOST_OF_A_DEVICE

/**
 * Stops or starts the clock; nothing changes where it already is in that state. Because a device's clock may be set
 * back, a new event always gets a later time than the earlier events.
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
 * Merges the events that two sides know of one clock, sorted by time; the latest event decides. All sides reach the
 * same result, in whatever order and however often events are sent.
 */
export function mergePausas(one: readonly Pausa[], other: readonly Pausa[]): Pausa[] {
  const all = new Map([...one, ...other].map((pausa) => [keyOf(pausa), pausa]))
  return [...all.values()].toSorted((a, b) => keyOf(a) - keyOf(b))
}

/** A sort key: within the same millisecond, stopping comes before starting. */
const keyOf = ({ em, pausado }: Pausa) => 2 * Date.parse(em) + (pausado ? 0 : 1)

/** How often the clock was stopped. Stopping a clock that is already stopped does not count. */
export const countPausas = (pausas: readonly Pausa[] = []): number =>
  pausas.filter(({ pausado }, index) => pausado && !pausas[index - 1]?.pausado).length
