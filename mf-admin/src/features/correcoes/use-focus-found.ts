import { useEffect, type RefObject } from 'react'

/** On mount, takes the focus if it was lost because its element is gone, such as the button that led here. */
export function useFocusFound(place: RefObject<HTMLElement | null>): void {
  useEffect(() => focusFound(place), [place])
}

/** Moves the focus to an element if it was lost because its element is gone. */
export function focusFound({ current }: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) current?.focus({ preventScroll: true })
}
