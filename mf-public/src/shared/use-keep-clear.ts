import { useLayoutEffect, type RefObject } from 'react'

/** Space between the line that is being written and the bar below it, in px. */
const AIR_PX = 24

/**
 * Keeps a bar that sticks to the bottom in view, and the line that is being written in view above the bar. When a
 * phone's keyboard covers the page instead of making it shorter, the bar's `--covered` is the covered height.
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
      // The browser scrolls the line that is being written into the part that this padding leaves free.
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

/**
 * The height that the keyboard covers, in CSS px. 0 while the page is zoomed with two fingers, which also makes the
 * visual viewport smaller.
 */
function coveredByKeyboard(): number {
  const seen = globalThis.visualViewport
  if (!seen || seen.scale > 1.01) return 0
  return Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))
}
