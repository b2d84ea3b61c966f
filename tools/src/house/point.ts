/** What one of the twelve points is worth: nothing of it holds, half of it, or all. */
export type Score = 0 | 1 | 2

/** One of the twelve points by which the house is judged. */
export interface Point {
  name: string
  score: Score
  measured: string
  limit: string
  /** What is to be done before it is full; nothing where it is. */
  missing: readonly string[]
}

const MOST_SCORE = 2

/** How many of what is missing are named. */
const NAMED = 5

export const scoreOf = (isFull: boolean, isHalf: boolean): Score => (isFull ? 2 : isHalf ? 1 : 0)

export const totalOf = (points: readonly Point[]): string =>
  `${points.reduce((sum, { score }) => sum + score, 0)} of ${points.length * MOST_SCORE}`

/** The points as `npm run house` prints them. */
export function linesOf(points: readonly Point[]): string[] {
  return points.flatMap(({ name, score, measured, limit, missing }, index) => {
    const more = missing.length - NAMED
    return [
      `${String(index + 1).padStart(2)}. ${name.padEnd(12)} ${score} of ${MOST_SCORE}  ${measured} (${limit})`,
      ...missing.slice(0, NAMED).map((one) => `      to do: ${one}`),
      ...(more > 0 ? [`      and ${more} more`] : []),
    ]
  })
}
