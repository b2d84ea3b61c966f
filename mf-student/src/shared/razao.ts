import { numberWords, percentageWords } from '@rumo/shared-ui/words'

/** A share of right answers or points, which is drawn as bubbles. */
export interface Razao {
  certas: number
  total: number
}

/** The number of bubbles that stand for the whole. */
const BUBBLES = 10
/** Bubbles are filled in quarters: finer steps are not visible. */
const STEPS = 4

/** The share as a number from 0 to 1; 0 when the total is 0. */
export const parteOf = ({ certas, total }: Razao) => (total > 0 ? certas / total : 0)

/** '84%'; 100% only if all are right, 0% only if none is. */
export function percentWords(razao: Razao): string {
  const percent = Math.round(parteOf(razao) * 100)
  const isWhole = razao.certas === razao.total
  const shown = percent === 100 && !isWhole ? 99 : percent === 0 && razao.certas > 0 ? 1 : percent
  return percentageWords(shown)
}

/** '21 de 25', '700 de 1.000', without a line break. */
export const ofWords = (value: number, total: number) =>
  `${numberWords(value)}\u00A0de\u00A0${numberWords(total)}`

export const countWords = ({ certas, total }: Razao) => ofWords(certas, total)

/** How full each of ten bubbles is, from 0 to 1, in quarters. */
export function bubblesOf(razao: Razao): number[] {
  const quarters = Math.round(parteOf(razao) * BUBBLES * STEPS)
  return Array.from(
    { length: BUBBLES },
    (_, place) => Math.min(STEPS, Math.max(0, quarters - place * STEPS)) / STEPS,
  )
}
