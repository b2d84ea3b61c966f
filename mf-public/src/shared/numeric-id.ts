/** The number of an id that may have come as text; NaN where there is none. */
export function numericId(id: unknown): number {
  return Number(id ?? Number.NaN)
}
