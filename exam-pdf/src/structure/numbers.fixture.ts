import { flowLines } from '../layout.fixture.ts'
import { labelsIn, type Label } from './labels.ts'
import type { Numbered } from './number-chains.ts'

/** The numbers and the letters of a flow that is written as '1 A B 2 A B'; each of them is a line. */
export function inFlow(text: string): { numbers: Numbered[]; letters: Label[] } {
  const signs = text.split(' ')
  const flow = flowLines(signs.map((sign) => (/\d/.test(sign) ? sign : `${sign})`)))
  const numbers = signs.flatMap((sign, at) =>
    /\d/.test(sign) ? [{ numero: Number(sign), at }] : [],
  )
  return { numbers, letters: labelsIn(flow, 0, flow.length) }
}
