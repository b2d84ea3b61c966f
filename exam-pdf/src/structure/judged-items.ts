import type { FlowItem } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'

/**
 * Words with which a booklet asks candidates to judge items as right or wrong, or to add up the numbers of the right
 * ones.
 */
const ASKS =
  /\bjulgue|\bcert[oa]s?\b.{0,40}\berrad[oa]|\bverdadeir[oa]s?\b.{0,40}\bfals[oa]|\bsomat[óo]ri[ao]|\bsoma\b.{0,40}\b(?:valores|n[úu]meros|proposi[çc][õo]es)/i
/** The sentence may continue in the next line, so this many lines are searched together. */
const LINES = 2

/** Whether a booklet asks candidates to judge items instead of choosing a letter. */
export function asksToJudge(flow: readonly FlowItem[]): boolean {
  const texts = flow.map((item) => (item.kind === 'line' ? textOf(item.line) : ''))
  return texts.some((_, at) => ASKS.test(texts.slice(at, at + LINES).join(' ')))
}
