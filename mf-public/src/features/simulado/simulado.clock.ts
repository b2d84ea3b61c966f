import { changePausas, mergePausas, type Pausa } from '@rumo/contract/rules'
import type { Simulado } from './simulado.ts'

/** What a server told about the clock of a simulado. */
export interface Acerto {
  /** The time of the server's clock, and how far it is ahead of this device's clock. */
  vistoEmMs: number
  diferencaMs: number
  /** The pauses that the server knows, when it keeps the simulado. */
  pausas?: readonly Pausa[]
}

/** Takes the server's time, and the pauses that it knows from other devices. */
export function setClock(
  simulado: Simulado,
  {
    diferencaMs,
    vistoEmMs,
    pausas = [],
  }: Pick<Simulado, 'diferencaMs' | 'vistoEmMs'> & Pick<Acerto, 'pausas'>,
): Simulado {
  const own = simulado.relogio.pausas ?? []
  const all = mergePausas(own, pausas)
  const relogio =
    all.length === own.length ? simulado.relogio : { ...simulado.relogio, pausas: all }
  return { ...simulado, diferencaMs, vistoEmMs, relogio }
}

/** Pauses or resumes the clock of a simulado under way, from the given instant on. */
export function changeClock(
  simulado: Simulado,
  { type, agoraMs }: { type: 'pause' | 'resume'; agoraMs: number },
): Simulado {
  const { etapa, relogio } = simulado
  const before = relogio.pausas ?? []
  const pausas = changePausas(before, type === 'pause', agoraMs)
  const last = pausas.at(-1)
  if (etapa !== 'em-curso' || pausas === before || !last) return simulado
  return { ...simulado, relogio: { ...relogio, pausas }, vistoEmMs: Date.parse(last.em) }
}
