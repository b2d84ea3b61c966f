import type { Cartao } from '@rumo/contract'
import { fimDoRelogio, MAX_PAUSAS, mergePausas, type Pausa } from '@rumo/contract/rules'
import { isEqual } from 'es-toolkit'

/** The columns of a simulado that hold its times. */
export interface Tempo {
  iniciado_em: string
  termina_em: string | null
  pausas: string | null
}

/** The pauses of a simulado, read from their column: when the clock was stopped, and when it ran again. */
export const pausasIn = (kept: string | null): Pausa[] => JSON.parse(kept ?? '[]') as Pausa[]

/**
 * The end of a simulado with its known pauses, in ms since 1970; null when it has no time limit, or its clock is
 * stopped.
 */
export const fimOf = ({ iniciado_em, termina_em, pausas }: Tempo): number | null =>
  fimDoRelogio({
    iniciadoEmMs: Date.parse(iniciado_em),
    terminaEmMs: termina_em === null ? null : Date.parse(termina_em),
    pausas: pausasIn(pausas),
  })

/**
 * Whether a device ended the simulado too early because it does not know of a pause, as a release without pauses does
 * not. This is so when the pauses on its card alone put the end before the real one, and the device says that the
 * simulado ended then or later.
 */
export function isTooEarly(simulado: Tempo, { pausas = [], encerrado_em }: Cartao): boolean {
  if (encerrado_em === undefined) return false
  const seenMs = fimOf({ ...simulado, pausas: JSON.stringify(pausas) })
  const endMs = fimOf(simulado) ?? Infinity
  return seenMs !== null && seenMs < endMs && Date.parse(encerrado_em) >= seenMs
}

/**
 * The simulado with the pauses of a card that was received at `nowMs` added; a pause in the future counts as made now.
 * If there would be more pauses than a card may hold, the simulado stays as it is, because a device sends back all
 * pauses that it was told of.
 */
export function withPausas<T extends Tempo>(
  simulado: T,
  { cartao, nowMs }: { cartao: Cartao; nowMs: number },
): T {
  const received = (cartao.pausas ?? []).map(({ em, pausado }) => {
    return { em: new Date(Math.min(Date.parse(em), nowMs)).toISOString(), pausado }
  })
  const kept = pausasIn(simulado.pausas)
  const pausas = mergePausas(kept, received)
  if (pausas.length > MAX_PAUSAS || isEqual(pausas, kept)) return simulado
  return { ...simulado, pausas: JSON.stringify(pausas) }
}
