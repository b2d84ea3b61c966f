import { useLayoutEffect, type RefObject } from 'react'

/** Between a line that is written and the bar below it. */
const AIR_PX = 24

/**
 * Keeps a bar that sticks to the bottom in sight, and what is written in sight above it. Where a phone's
 * keyboard covers the page instead of making it shorter, the bar's `--covered` is what it covers.
 */
export function useKeepClear(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const root = document.documentElement
    const before = root.style.scrollPaddingBottom
    const update = () => {
      const covered = coveredByKeyboard()
      element.style.setProperty('--covered', `${covered}px`)
      // It scrolls the line that is being written into what this leaves free.
      root.style.scrollPaddingBottom = `${element.offsetHeight + covered + AIR_PX}px`
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    const seen = globalThis.visualViewport
    seen?.addEventListener('resize', update)
    seen?.addEventListener('scroll', update)
    return () => {
      observer.disconnect()
      seen?.removeEventListener('resize', update)
      seen?.removeEventListener('scroll', update)
      root.style.scrollPaddingBottom = before
    }
  }, [bar])
}

/** In CSS px; none while the page is enlarged with two fingers, which is no keyboard. */
function coveredByKeyboard(): number {
  const seen = globalThis.visualViewport
  if (!seen || seen.scale > 1.01) return 0
  return Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))
}
