import { useEffect, type RefObject } from 'react'

/** Takes the focus that went down with what stood here before, as by the button that led here. */
export function useFocusFound(place: RefObject<HTMLElement | null>): void {
  useEffect(() => focusFound(place), [place])
}

/** Takes the focus where it went down with what had it. */
export function focusFound({ current }: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) current?.focus({ preventScroll: true })
}
