import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The number of lines that a text takes. `copy` must hold the same text as the field in which it is written, with the
 * same position and font. 0 when nothing is drawn.
 */
export function useSheetLines(copy: RefObject<HTMLElement | null>): number {
  const [lines, setLines] = useState(0)
  useLayoutEffect(() => {
    const element = copy.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setLines(linesIn(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [copy])
  return lines
}

function linesIn(element: HTMLElement): number {
  const height = Number.parseFloat(getComputedStyle(element).lineHeight)
  return height > 0 ? Math.round(element.getBoundingClientRect().height / height) : 0
}
