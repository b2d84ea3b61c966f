import { mean } from 'es-toolkit'

/**
 * The correlation of two lists of values for the same people, -1 to 1. `ofMost` is their covariance divided by the
 * greatest covariance that these values can have. Null where one list does not vary.
 */
export function correlate(one: readonly number[], other: readonly number[]) {
  const spread = Math.sqrt(covariance(one, one) * covariance(other, other))
  if (spread === 0) return null
  const together = covariance(one, other)
  // The covariance is greatest when both lists are sorted.
  const most = covariance(one.toSorted(byNumber), other.toSorted(byNumber))
  return { correlation: together / spread, ofMost: together / most }
}

const byNumber = (a: number, b: number) => a - b

function covariance(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  return mean(one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther)))
}
