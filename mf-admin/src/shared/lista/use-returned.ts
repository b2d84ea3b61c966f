import { useEffect, useRef, useState } from 'react'
import { useKeptState } from './kept-state.ts'

/** The attribute of a row with the id of its record. */
export const ROW = 'data-linha'

/**
 * Restores the focus and scroll position of a list when the user returns, once its rows are there. Not if the user has
 * already moved the focus.
 */
export function useReturned(areRowsThere: boolean): void {
  const { linha } = useKeptState()
  // Read once, on returning. What is stored later is for the next time.
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
