import { applyEdits, placeAfter, type TextEdit } from './text-edits.ts'

/**
 * Changes the text of a field as if it had been typed, so that Ctrl+Z takes it back in one step. The caret stays at its
 * words, the focus and the page stay where they are. Returns whether the text was changed.
 */
export function editField(field: HTMLTextAreaElement, edits: readonly TextEdit[]): boolean {
  const [first, last] = [edits[0], edits.at(-1)]
  if (!first || !last || field.readOnly) return false
  const { value, selectionStart, selectionEnd, inputMode } = field
  const changed = applyEdits(value, edits)
  const focused = document.activeElement
  const { scrollX, scrollY } = window
  // Otherwise a phone would show its keyboard for a moment.
  field.inputMode = 'none'
  field.focus({ preventScroll: true })
  field.setSelectionRange(first.from, last.to)
  // Deprecated, and yet the one way that all browsers can undo. It scrolls to the caret.
  document.execCommand(
    'insertText',
    false,
    changed.slice(first.from, changed.length - (value.length - last.to)),
  )
  field.setSelectionRange(placeAfter(edits, selectionStart), placeAfter(edits, selectionEnd))
  field.inputMode = inputMode
  if (focused !== field) field.blur()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return field.value === changed
}
