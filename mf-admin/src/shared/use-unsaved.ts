import { useEffect, useRef } from 'react'
import { mayDiscard } from './crud/dialog.tsx'

/**
 * Asks before what was typed on a screen is lost: by closing the page, or by a link to somewhere else. Gives
 * a function that says that nothing is to be lost any more.
 */
export function useUnsaved(isChanged: boolean): () => void {
  const mustAsk = useRef(false)
  useEffect(() => {
    mustAsk.current = isChanged
  }, [isChanged])
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (mustAsk.current) event.preventDefault()
    }
    const askAndFollow = async (link: HTMLAnchorElement) => {
      if (!(await mayDiscard())) return
      mustAsk.current = false
      link.click()
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || !mustAsk.current || opensElsewhere(event, link)) {
        return
      }
      event.preventDefault()
      event.stopPropagation()
      void askAndFollow(link)
    }
    window.addEventListener('beforeunload', onLeave)
    // Before the router, which would be gone already.
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [])
  return () => {
    mustAsk.current = false
  }
}

const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.target === '_blank' ||
  link.hasAttribute('download')
