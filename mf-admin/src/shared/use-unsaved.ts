import { useEffect, useRef } from 'react'
import { mayDiscard } from './crud/dialog.tsx'
import { followHistory } from './history.ts'
import { ownerOf } from './kept-after-session.ts'

interface Options {
  /** The end of a session asks no question: this may keep what was typed. */
  onEnd?: (owner: number | null) => void
  /** Asks, or mends it; true where one may go. Unless told, it asks whether what was typed may be lost. */
  mayGo?: () => Promise<boolean>
}

/**
 * Asks before what was typed is lost: by closing the page, by a link to somewhere else or Sair, by the
 * browser's Back and Forward. Gives a function that says that nothing is to be lost any more.
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
      const way = event.target instanceof Element ? event.target.closest(WAYS_OUT) : null
      if (!(way instanceof HTMLElement) || !mustAsk() || opensElsewhere(event, way)) return
      event.preventDefault()
      event.stopPropagation()
      void askAndFollow(way)
    }
    window.addEventListener('beforeunload', onLeave)
    // Before the router, which would be gone already.
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

/** Links, and buttons that say of themselves that they lead away. */
const WAYS_OUT = 'a[href], [data-leads-away]'

const opensElsewhere = (event: MouseEvent, way: HTMLElement) =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (way instanceof HTMLAnchorElement && (way.target === '_blank' || way.hasAttribute('download')))
