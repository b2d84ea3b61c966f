import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { RascunhoKeeper, type Guarda, type Rascunho, type RascunhoWork } from './rascunho.ts'

/**
 * Keeps what is written on a theme, from `inicial` on, and tells how that stands. What waits is kept when
 * the page goes.
 */
export function useRascunho(work: RascunhoWork, inicial: Rascunho) {
  const [guarda, setGuarda] = useState<Guarda>({ estado: 'nada' })
  const { tema, texto, id_anterior } = inicial
  const keeper = useMemo(
    () => new RascunhoKeeper(work, { tema, ...(id_anterior && { id_anterior }) }, setGuarda),
    [work, tema, id_anterior],
  )
  useEffect(() => {
    // Whether the device still takes what it had kept is not known before.
    if (texto !== '') keeper.keep(texto)
  }, [keeper, texto])

  useKeptOnLeave(keeper, guarda)
  return { keeper, guarda }
}

/** Keeps what waits when the page goes, and has the browser ask before it does where the device refused. */
export function useKeptOnLeave(keeper: RascunhoKeeper | null, guarda: Guarda): void {
  useEffect(() => {
    if (!keeper) return undefined
    const flush = () => keeper.flush()
    // A phone ends a page that is out of sight without another word.
    const flushOutOfSight = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const leave = () => keeper.leave()
    // What is begun at `pagehide` does not outlive a reload: this comes before.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    // Another window beside this one goes on with what is kept.
    addEventListener('blur', flush)
    document.addEventListener('visibilitychange', flushOutOfSight)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
      removeEventListener('blur', flush)
      document.removeEventListener('visibilitychange', flushOutOfSight)
      flush()
    }
  }, [keeper])

  const isRefused = guarda.estado === 'recusado' || guarda.estado === 'outra-aba'
  // From the moment that the words on the screen say so, which a passive effect would follow.
  useLayoutEffect(() => {
    if (!isRefused) return undefined
    // The text is nowhere but here, or not in its place.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRefused])
}
