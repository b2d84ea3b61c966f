/** The number of an id, or of a year, that a server may send as text; NaN when there is none. */
export function numericId(id: unknown): number {
  return Number(id ?? Number.NaN)
}
