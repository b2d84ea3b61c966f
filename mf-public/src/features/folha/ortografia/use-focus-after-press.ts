import { useEffect, useRef } from 'react'

/**
 * Gives the ref of a row of buttons, and the function by which they are pressed. When a press leads to another state of
 * the row, its button is gone: the focus then goes to the first button of the row, unless it is in a text field.
 * What is new comes into view, clear of the bar below. `estado` is null while a state is on its way.
 */
export function useFocusAfterPress(estado: string | null) {
  const row = useRef<HTMLDivElement>(null)
  const pressedIn = useRef<string>(null)
  useEffect(() => {
    if (!estado || !pressedIn.current || pressedIn.current === estado) return
    pressedIn.current = null
    row.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement instanceof HTMLTextAreaElement) return
    row.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [estado])
  const press = (act: () => void) => {
    pressedIn.current = estado
    act()
  }
  return { row, press }
}
