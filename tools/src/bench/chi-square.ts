import jstat from 'jstat'

/**
 * How likely it is that fair draws differ from an even spread as much as these counts do, or more:
 * the p-value of Pearson's test. Each of `draws` draws took `size` different things out of
 * `counts.length`; what is taken together is not independent, which the factor before the sum corrects.
 */
export function pValueOfEvenSpread(counts: readonly number[], draws: number, size: number): number {
  const things = counts.length
  const share = size / things
  const variance = draws * share * (1 - share)
  const squares = counts.reduce((sum, count) => sum + (count - draws * share) ** 2, 0)
  const statistic = ((things - 1) / things) * (squares / variance)
  return 1 - jstat.chisquare.cdf(statistic, things - 1)
}
