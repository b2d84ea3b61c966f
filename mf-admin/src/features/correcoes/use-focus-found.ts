import { useEffect, type RefObject } from 'react'

/** Takes the focus that went down with what stood here before, as by the button that led here. */
export function useFocusFound(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place])
}
