import { fimDoRelogio } from '@rumo/contract/rules'
import { useRef, type Dispatch } from 'react'
import type { Corretor } from './correcao.ts'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'
import { askTime } from './use-acerto.ts'

/** How long to wait for the server. Without its answer, the clock of this device decides. */
const PATIENCE_MS = 5000

/** The other tabs of this device, in which the same simulado may be open. */
export interface OutrasAbas {
  /** Whether another tab has changed the simulado since. */
  hasMoved: () => Promise<boolean>
  /** The simulado as another tab has kept it since; null when it is gone, undefined when no tab has changed it. */
  other: () => Promise<Simulado | null | undefined>
  /** Shows the simulado as the other tab left it. */
  onMoved: () => void
}

interface Needs extends Pick<Corretor, 'isMine'> {
  dispatch: Dispatch<Action>
  abas: OutrasAbas
  end: () => void
}

/**
 * Returns what to call when the time is over by the clock of this device. Another tab, or another device of the account, may
 * have paused the simulado, so these are asked first. If the server does not answer, as offline, it ends.
 */
export function useFimDoTempo(
  simulado: Simulado,
  { dispatch, abas, isMine, end }: Needs,
): () => void {
  const isAsking = useRef(false)
  const decide = async () => {
    if (await abas.hasMoved()) return abas.onMoved()
    if (isCertainlyOver(simulado)) return end()
    try {
      // If time is left by the server's answer, the clock goes on with the next tick.
      return dispatch(await askTime(simulado, isMine, AbortSignal.timeout(PATIENCE_MS)))
    } catch {
      return end()
    }
  }
  return () => {
    if (isAsking.current) return
    isAsking.current = true
    void decide().finally(() => {
      isAsking.current = false
    })
  }
}

/**
 * Whether the server need not be asked: it does not keep this simulado, or it has already told a time after the end.
 */
function isCertainlyOver({ id, vistoEmMs = -Infinity, relogio }: Simulado): boolean {
  return id === null || vistoEmMs >= (fimDoRelogio(relogio) ?? Infinity)
}
