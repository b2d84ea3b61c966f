import type { KeyboardEvent } from 'react'

/** Submits the form that one writes in by Ctrl+Enter, or ⌘+Enter, as its button does. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
