import { useEffect, useRef } from 'react'
import { mayDiscard } from './crud/dialog.tsx'
import { followHistory } from './history.ts'
import { ownerOf } from './kept-after-session.ts'

interface Options {
  /**
   * Called when the session ends while there is unsaved input. No question is asked then, but the input can be kept.
   */
  onEnd?: (owner: number | null) => void
  /**
   * Asks the user, or saves. Resolves to true if leaving is allowed. By default, asks whether the input may be lost.
   */
  mayGo?: () => Promise<boolean>
}

/**
 * Asks before unsaved input is lost: when the user closes the page, follows a link or Sair, or uses Back and Forward.
 * Returns a function that ends this, because nothing can be lost any more.
 */
export function useUnsaved(isChanged: () => boolean, options: Options = {}): () => void {
  const { onEnd, mayGo: mayLose = mayDiscard } = options
  const now = useRef({ isChanged, onEnd, mayLose })
  const isOver = useRef(false)
  useEffect(() => {
    now.current = { isChanged, onEnd, mayLose }
  }, [isChanged, onEnd, mayLose])
  useEffect(() => {
    const owner = ownerOf()
    const mustAsk = () => !isOver.current && now.current.isChanged()
    const mayGo = async () => {
      isOver.current = await now.current.mayLose()
      return isOver.current
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault()
    }
    const askAndFollow = async (way: HTMLElement) => {
      if (await mayGo()) way.click()
    }
    const onClick = (event: MouseEvent) => {
      const way = event.target instanceof Element ? event.target.closest(LINKS_AWAY) : null
      if (!(way instanceof HTMLElement) || !mustAsk() || opensElsewhere(event, way)) return
      event.preventDefault()
      event.stopPropagation()
      void askAndFollow(way)
    }
    window.addEventListener('beforeunload', onLeave)
    // In the capture phase, before the router, which would navigate at once.
    window.addEventListener('click', onClick, { capture: true })
    const stopFollowing = followHistory({ mustAsk, mayGo })
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('click', onClick, { capture: true })
      stopFollowing()
      if (mustAsk()) now.current.onEnd?.(owner)
    }
  }, [])
  return () => {
    isOver.current = true
  }
}

/** Links, and buttons that declare that they lead away. */
const LINKS_AWAY = 'a[href], [data-leads-away]'

const opensElsewhere = (event: MouseEvent, way: HTMLElement) =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (way instanceof HTMLAnchorElement && (way.target === '_blank' || way.hasAttribute('download')))
