import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * How many lines a text takes as it wraps in an element that holds the same text, in the same place and
 * type, as the field that it is written in; 0 where nothing is drawn.
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
