import { useEffect, useRef, useState } from 'react'
import { useKeptState } from './kept-state.ts'

/** Of a row: the id of its record. */
export const ROW = 'data-linha'

/**
 * Restores a list's focus and scroll position on the way back, once its rows are there; not if the user has moved on.
 */
export function useReturned(areRowsThere: boolean): void {
  const { linha } = useKeptState()
  // Of the moment of coming back: what is kept later is for the next time.
  const [left] = useState(linha)
  const isOver = useRef(left === undefined)
  useEffect(() => {
    if (isOver.current || !areRowsThere || left === undefined) return
    isOver.current = true
    const focused = document.activeElement
    if (focused && focused !== document.body && focused.tagName !== 'H1') return
    const links = [...document.querySelectorAll<HTMLElement>(`[${ROW}="${left.id}"] a`)]
    const link = links.find((each) => each.getAttribute('href')?.endsWith(left.to)) ?? links[0]
    window.scrollTo(0, left.y)
    link?.focus({ preventScroll: true })
  }, [areRowsThere, left])
}
