import { mean } from 'es-toolkit'

/**
 * The correlation of two values of the same people, -1 to 1, and `ofMost`, the same against the most that these values
 * can vary together. Null where one of them never varies.
 */
export function correlate(one: readonly number[], other: readonly number[]) {
  const spread = Math.sqrt(covariance(one, one) * covariance(other, other))
  if (spread === 0) return null
  const together = covariance(one, other)
  // They vary together the most when both are in order.
  const most = covariance(one.toSorted(byNumber), other.toSorted(byNumber))
  return { correlation: together / spread, ofMost: together / most }
}

const byNumber = (a: number, b: number) => a - b

function covariance(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  return mean(one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther)))
}
