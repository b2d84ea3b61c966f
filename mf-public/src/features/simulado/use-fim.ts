import { useRef, type Dispatch } from 'react'
import { serverOffset } from './api.ts'
import type { Action, Simulado } from './rules.ts'
import { agoraMsOf } from './use-relogio.ts'

/** The server is waited for no longer: without an answer the clock of the device decides. */
const PATIENCE_MS = 5000

/**
 * What to do once time is over by the clock of this device, which may have been put ahead since the start: where
 * the server can be asked and has time left, its clock is taken and one goes on.
 */
export function useFim(
  simulado: Simulado,
  dispatch: Dispatch<Action>,
  onEnd: () => void,
): () => void {
  const isAsking = useRef(false)
  const { id, relogio } = simulado
  return () => {
    if (id === null) onEnd()
    else if (!isAsking.current) void ask(id)
  }

  async function ask(idSimulado: number): Promise<void> {
    isAsking.current = true
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const diferencaMs = await serverOffset(idSimulado, signal).catch(() => null)
    isAsking.current = false
    const isLeft = diferencaMs !== null && agoraMsOf({ diferencaMs }) < (relogio.terminaEmMs ?? 0)
    if (isLeft) dispatch({ type: 'set-clock', diferencaMs })
    else onEnd()
  }
}
