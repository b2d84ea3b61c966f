import { useState } from 'react'
import type { Row } from './columns.ts'

/**
 * Remembers the rows that a list has shown or found since it was opened, each as it was last. Returns them by id, and
 * the function that adds those that were found without being shown.
 */
export function useSeen<T extends Row>(shown: readonly T[] = []) {
  const [seen, setSeen] = useState<ReadonlyMap<number, T>>(new Map())
  const add = (rows: readonly T[]) =>
    setSeen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]))
  // Where a server sends an id twice, its last row counts.
  const last = new Map(shown.map((row) => [row.id, row] as const))
  if ([...last].some(([id, row]) => seen.get(id) !== row)) add(shown)
  return { seen, add }
}
