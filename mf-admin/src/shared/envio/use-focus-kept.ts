import { useEffect, useRef, type RefObject } from 'react'

/** Gives the focus to what takes the place of the button that had it: to the way to cancel, and back again. */
export function useFocusKept(
  isSending: boolean,
  { choose, cancel }: Record<'choose' | 'cancel', RefObject<HTMLElement | null>>,
): void {
  const wasSending = useRef(isSending)
  useEffect(() => {
    if (wasSending.current === isSending) return
    wasSending.current = isSending
    if (document.activeElement === document.body) (isSending ? cancel : choose).current?.focus()
  }, [isSending, choose, cancel])
}
