import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { RascunhoKeeper, type Guarda, type Rascunho, type RascunhoWork } from './rascunho.ts'

/**
 * Keeps the text written on a theme, beginning with `inicial`, and tells the state of keeping it. Waiting text is kept
 * when the page is left.
 */
export function useRascunho(work: RascunhoWork, inicial: Rascunho) {
  const { tema, texto, id_anterior, em } = inicial
  const [guarda, setGuarda] = useState<Guarda>(
    em === undefined ? { estado: 'nada' } : { estado: 'guardado', quando: new Date(em) },
  )
  const keeper = useMemo(() => new RascunhoKeeper(work, setGuarda), [work])
  const keep = useCallback(
    (changed: string) => keeper.keep({ tema, texto: changed, ...(id_anterior && { id_anterior }) }),
    [keeper, tema, id_anterior],
  )
  useEffect(() => {
    if (texto !== '' && em === undefined) keep(texto)
  }, [keep, texto, em])

  useKeptOnLeave(keeper, guarda)
  return { keep, discard: () => keeper.discard(), guarda }
}

/** Keeps waiting text when the page is left. When the device refused to keep it, the browser asks the user first. */
export function useKeptOnLeave(keeper: RascunhoKeeper, guarda: Guarda): void {
  useEffect(() => {
    const flush = () => keeper.flush()
    // A phone may end a hidden page without any further event.
    const flushOutOfSight = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const leave = () => keeper.leave()
    // Work that begins at `pagehide` is cut off by a reload; `beforeunload` comes earlier.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    // The user may continue in another window, which reads what is kept.
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
  // A layout effect, so that the listener is there as soon as the screen shows the warning; a passive effect would run
  // later.
  useLayoutEffect(() => {
    if (!isRefused) return undefined
    // The text is only on this page, or not kept as the draft.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRefused])
}
