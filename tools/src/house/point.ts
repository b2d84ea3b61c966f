/** The score of a point: 0, 1 (half) or 2 (full). */
export type Score = 0 | 1 | 2

/** One of the twelve points that `npm run house` measures. */
export interface Point {
  name: string
  score: Score
  measured: string
  limit: string
  /** What is missing for the full score. */
  missing: readonly string[]
}

const MOST_SCORE = 2

/** How many missing things are listed. */
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
