import { useEffect, type RefObject } from 'react'

/** Submits a form by Ctrl+Enter or ⌘+Enter in one of its fields, as the submit button does. */
export function useSubmitByKey(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      form?.requestSubmit()
    }
    form?.addEventListener('keydown', submit)
    return () => form?.removeEventListener('keydown', submit)
  }, [ref])
}
