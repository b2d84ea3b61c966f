/** The number of an id, or of a year, that may have come as text; NaN where there is none. */
export function numericId(id: unknown): number {
  return Number(id ?? Number.NaN)
}
