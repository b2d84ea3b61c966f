import { fimDoRelogio } from '@rumo/contract/rules'
import { useRef, type Dispatch } from 'react'
import type { Corretor } from './correcao.ts'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'
import { askTime } from './use-acerto.ts'

/** A server that takes longer is not waited for: time is over, as far as this device knows. */
const PATIENCE_MS = 5000

/** The other tabs of this device that may go on with the same simulado. */
export interface OutrasAbas {
  /** Whether one has gone on with it since. */
  hasMoved: () => Promise<boolean>
  /** Shows it as that one left it. */
  onMoved: () => void
}

interface Needs extends Pick<Corretor, 'isMine'> {
  dispatch: Dispatch<Action>
  abas: OutrasAbas
  end: () => void
}

/**
 * Gives what to do where time is over by this device: another tab, or another device of the account, may have paused it,
 * so that is asked first. A server that does not answer does not keep it open.
 */
export function useFimDoTempo(
  simulado: Simulado,
  { dispatch, abas, isMine, end }: Needs,
): () => void {
  const isAsking = useRef(false)
  const decide = async () => {
    if (await abas.hasMoved()) return abas.onMoved()
    if (isKnownToServer(simulado)) return end()
    try {
      // The next tick reads the clock anew.
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

/** Whether nothing but this device could have paused it, or the server has told a time after its end. */
function isKnownToServer({ id, vistoEmMs = -Infinity, relogio }: Simulado): boolean {
  return id === null || vistoEmMs >= (fimDoRelogio(relogio) ?? Infinity)
}
