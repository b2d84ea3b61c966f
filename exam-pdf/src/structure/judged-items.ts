import type { FlowItem } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'

/** By these words a booklet asks to judge items, or to add up the numbers of the right ones. */
const ASKS =
  /\bjulgue|\bcert[oa]s?\b.{0,40}\berrad[oa]|\bverdadeir[oa]s?\b.{0,40}\bfals[oa]|\bsomat[óo]ri[ao]|\bsoma\b.{0,40}\b(?:valores|n[úu]meros|proposi[çc][õo]es)/i
/** A sentence may go on in the next line. */
const LINES = 2

/** Whether a booklet asks to judge items instead of choosing a letter. */
export function asksToJudge(flow: readonly FlowItem[]): boolean {
  const texts = flow.map((item) => (item.kind === 'line' ? textOf(item.line) : ''))
  return texts.some((_, at) => ASKS.test(texts.slice(at, at + LINES).join(' ')))
}
