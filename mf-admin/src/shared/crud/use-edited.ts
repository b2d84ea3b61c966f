import { useState } from 'react'
import type { Row } from './columns.ts'
import { keptForm } from './kept-form.ts'
import type { Resource } from './resource.ts'

export interface EditedOptions<T extends Row> {
  resource: Resource<T>
  /** A record whose form the address opens. `onClosed` removes it from the address. */
  opened?: T | undefined
  onClosed?: () => void
}

/** The record whose form is open; `row` is null for a new one. */
export function useEdited<T extends Row>({ resource, opened, onClosed }: EditedOptions<T>) {
  const [edited, setEdited] = useState(
    // Opens the form again that was open when the session ended.
    () => keptForm(resource.name) as { row: T | null } | null,
  )
  return {
    open: edited ?? (opened ? { row: opened } : null),
    edit: (row: T | null) => setEdited({ row }),
    close: () => {
      setEdited(null)
      onClosed?.()
    },
  }
}
