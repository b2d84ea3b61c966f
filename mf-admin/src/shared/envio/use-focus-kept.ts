import { useEffect, useRef } from 'react'

/**
 * The button that chooses a file and the one that cancels its way: each takes the focus over from the other,
 * whose place it takes.
 */
export function useFocusKept(isSending: boolean) {
  const chooseRef = useRef<HTMLButtonElement>(null)
  const cancelRef = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(isSending)
  useEffect(() => {
    if (wasSending.current === isSending) return
    wasSending.current = isSending
    if (document.activeElement === document.body)
      (isSending ? cancelRef : chooseRef).current?.focus()
  }, [isSending])
  return { chooseRef, cancelRef }
}
