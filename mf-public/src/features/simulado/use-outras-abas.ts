import { useCallback, useEffect, useRef, type Dispatch } from 'react'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'
import type { OutrasAbas } from './use-fim-do-tempo.ts'

const CANAL = 'rumo-simulado'

interface Parts {
  dispatch: Dispatch<Action>
  /** Keeps the current state of the simulado. Must be stable (useCallback). */
  keep: (simulado: Simulado) => Promise<boolean>
  abas: OutrasAbas
  /** The state that was only opened and need not be kept again; null for a new simulado. */
  inicial: Simulado | null
}

/** Keeps a simulado at every step, and shows at once what another tab does in it. */
export function useKept(simulado: Simulado, { dispatch, keep, abas, inicial }: Parts): void {
  const latest = useRef({ simulado, abas })
  /** The work of another tab that this tab shows and must not keep again. */
  const shown = useRef<string | null>(null)
  useEffect(() => {
    latest.current = { simulado, abas }
  })

  const tellOtherTabs = useOtherTabs(
    useCallback(async () => {
      const other = await latest.current.abas.other()
      const mine = latest.current.simulado
      if (other === undefined || areOver(mine, other)) return
      if (!canJoin(mine, other)) return latest.current.abas.onMoved()
      if (workOf(mine) === workOf(other)) return
      shown.current = workOf(other)
      dispatch({ type: 'join', other })
    }, [dispatch]),
  )

  useEffect(() => {
    const isShown = shown.current === workOf(simulado)
    shown.current = null
    // A tab that only shows the work of another tab must not become the one that was used last.
    if (isShown || simulado === inicial) return
    const keepJoined = async () => {
      if (await keep(simulado)) return tellOtherTabs()
      // The write is refused when this tab has not seen yet what another tab kept.
      const other = await latest.current.abas.other()
      if (other === undefined || areOver(simulado, other)) return
      if (!canJoin(simulado, other)) return latest.current.abas.onMoved()
      const { paraRever, riscadas, marcas } = simulado
      // The merged state is kept with the flags, crossed-out alternatives and highlights of this tab.
      dispatch({ type: 'join', other: { ...other, paraRever, riscadas, marcas } })
    }
    void keepJoined()
  }, [simulado, inicial, keep, dispatch, tellOtherTabs])
}

/**
 * Calls `onKept`, which must be stable (useCallback), when another tab has kept something while this tab is visible.
 * Returns a function that tells the other tabs that this tab has kept something.
 */
function useOtherTabs(onKept: () => Promise<void>): () => void {
  const canal = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    // A channel does not receive its own messages.
    const own = new BroadcastChannel(CANAL)
    own.addEventListener('message', () => {
      // A hidden tab looks when the user comes back to it.
      if (document.visibilityState === 'visible') void onKept()
    })
    canal.current = own
    return () => {
      canal.current = null
      own.close()
    }
  }, [onKept])
  return useCallback(() => canal.current?.postMessage(null), [])
}

/** The work of two tabs in one simulado is merged as long as the kept simulado is under way. */
const canJoin = (mine: Simulado, other: Simulado | null): other is Simulado =>
  other !== null && other.chave === mine.chave && other.etapa === 'em-curso'

/** When both tabs have the result, each may look at another question, and nothing is merged. */
const areOver = (mine: Simulado, other: Simulado | null) =>
  other !== null && other.chave === mine.chave && Boolean(mine.corrigidas && other.corrigidas)

/** The work done in a simulado as a text to compare, without the current question and the clock. */
function workOf(simulado: Simulado): string {
  const { chave, etapa, marcacoes, relogio, paraRever, riscadas, marcas } = simulado
  return JSON.stringify([chave, etapa, marcacoes, relogio.pausas, paraRever, riscadas, marcas])
}
