import type { Cartao } from '@rumo/contract'
import { fimDoRelogio, MAX_PAUSAS, mergePausas, type Pausa } from '@rumo/contract/rules'
import { isEqual } from 'es-toolkit'

/** What a simulado keeps of its time. */
export interface Tempo {
  iniciado_em: string
  termina_em: string | null
  pausas: string | null
}

/** When the clock was stopped and let run again, as it is kept. */
export const pausasIn = (kept: string | null): Pausa[] => JSON.parse(kept ?? '[]') as Pausa[]

/** When it ends as its clock stands, in ms since 1970; null where it does not end by itself. */
export const fimOf = ({ iniciado_em, termina_em, pausas }: Tempo): number | null =>
  fimDoRelogio({
    iniciadoEmMs: Date.parse(iniciado_em),
    terminaEmMs: termina_em === null ? null : Date.parse(termina_em),
    pausas: pausasIn(pausas),
  })

/**
 * Whether a device took its time for over because it does not know of a pause, as a release without pauses does not: it
 * says that it ended when the pauses of its card alone have it end, and that is before its end.
 */
export function isTooEarly(simulado: Tempo, { pausas = [], encerrado_em }: Cartao): boolean {
  if (encerrado_em === undefined) return false
  const seenMs = fimOf({ ...simulado, pausas: JSON.stringify(pausas) })
  const endMs = fimOf(simulado) ?? Infinity
  return seenMs !== null && seenMs < endMs && Date.parse(encerrado_em) >= seenMs
}

/**
 * The same with the pauses of a card that was received at `nowMs`: none of them is in the future. With more than a card
 * holds it stays as it is: a device sends back all that it was told.
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
