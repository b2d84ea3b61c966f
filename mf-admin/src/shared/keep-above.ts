/** Height in px of what stands above an element in the window; 0 once the element is at the top. */
const aboveOf = (element: HTMLElement) =>
  Math.max(0, Math.round(element.getBoundingClientRect().top))

/**
 * Keeps `--above`, for the style sheet, on a sticky element: the height of what still stands above it in the window. So
 * the element can end where the window ends, before and after it sticks.
 */
export function keepAbove(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const measure = () => element.style.setProperty('--above', `${aboveOf(element)}px`)
  // What stands above may become higher without a scroll: a title that breaks once its font has loaded.
  const observer = new ResizeObserver(measure)
  observer.observe(document.body)
  addEventListener('scroll', measure, { passive: true })
  addEventListener('resize', measure)
  measure()
  return () => {
    observer.disconnect()
    removeEventListener('scroll', measure)
    removeEventListener('resize', measure)
  }
}
