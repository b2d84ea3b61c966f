import { useState } from 'react'
import type { Row } from './columns.ts'
import { keptForm } from './kept-form.ts'
import type { Resource } from './resource.ts'

export interface EditedOptions<T extends Row> {
  resource: Resource<T>
  /** One whose form the address opens; `onClosed` takes it from there. */
  opened?: T | undefined
  onClosed?: () => void
}

/** The record whose form is open; `row` is null for one that is new. */
export function useEdited<T extends Row>({ resource, opened, onClosed }: EditedOptions<T>) {
  const [edited, setEdited] = useState(
    // What the end of a session took out of one's hands.
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
