import { useCallback, useEffect, useRef, type Dispatch } from 'react'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'
import type { OutrasAbas } from './use-fim-do-tempo.ts'

const CANAL = 'rumo-simulado'

interface Parts {
  dispatch: Dispatch<Action>
  /** Keeps it as it stands now; comes from useCallback. */
  keep: (simulado: Simulado) => Promise<boolean>
  abas: OutrasAbas
  /** What is not kept, as it was only looked at; null where it is new. */
  inicial: Simulado | null
}

/** Keeps a simulado at every step, and shows at once what another tab does in it. */
export function useKept(simulado: Simulado, { dispatch, keep, abas, inicial }: Parts): void {
  const latest = useRef({ simulado, abas })
  /** What another tab has kept and this one shows: it is not kept again. */
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
    // Looking at what another tab left does not take it over.
    if (isShown || simulado === inicial) return
    const keepJoined = async () => {
      if (await keep(simulado)) return tellOtherTabs()
      // This tab did not know yet what the other one has done.
      const other = await latest.current.abas.other()
      if (other === undefined || areOver(simulado, other)) return
      if (!canJoin(simulado, other)) return latest.current.abas.onMoved()
      const { paraRever, riscadas, marcas } = simulado
      // Kept with what this tab did.
      dispatch({ type: 'join', other: { ...other, paraRever, riscadas, marcas } })
    }
    void keepJoined()
  }, [simulado, inicial, keep, dispatch, tellOtherTabs])
}

/**
 * Calls back when another tab has kept something, as long as this one is seen (`onKept` comes from useCallback); gives what
 * tells the others that this one has.
 */
function useOtherTabs(onKept: () => Promise<void>): () => void {
  const canal = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    // It does not hear what it says itself.
    const own = new BroadcastChannel(CANAL)
    own.addEventListener('message', () => {
      // A hidden one looks when one comes back to it.
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

/** What two tabs do in one simulado goes together as long as it is under way in the one that kept it. */
const canJoin = (mine: Simulado, other: Simulado | null): other is Simulado =>
  other !== null && other.chave === mine.chave && other.etapa === 'em-curso'

/** Each tab has the result, and may look at another question of it. */
const areOver = (mine: Simulado, other: Simulado | null) =>
  other !== null && other.chave === mine.chave && Boolean(mine.corrigidas && other.corrigidas)

/** What was done in it, apart from where one is and what the clock shows. */
function workOf(simulado: Simulado): string {
  const { chave, etapa, marcacoes, relogio, paraRever, riscadas, marcas } = simulado
  return JSON.stringify([chave, etapa, marcacoes, relogio.pausas, paraRever, riscadas, marcas])
}
