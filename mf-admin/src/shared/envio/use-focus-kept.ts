import { useEffect, useRef } from 'react'

/** Keeps the focus when the button that chooses a file and the button that cancels the upload replace each other. */
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
