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
  if (shown.some((row) => seen.get(row.id) !== row)) add(shown)
  return { seen, add }
}
