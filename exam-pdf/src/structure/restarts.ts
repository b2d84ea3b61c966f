import type { Label } from './labels.ts'
import { chainIn, type Numbered } from './number-chains.ts'

/** Numbers that start again at 1 are those of questions only where at least this share of them have alternatives. */
const LEAST_SHARE = 0.6
const MOST_SUBJECTS = 15

/**
 * A chain that begins with 1, together with the chains of other subjects before and after it, whose numbers start again
 * at 1.
 */
export function withRestarts<Each extends Numbered>(
  chain: readonly Each[],
  candidates: readonly Each[],
  letters: readonly Label[],
  most = MOST_SUBJECTS,
): Each[] {
  const [first] = chain
  const last = chain.at(-1)
  if (first?.numero !== 1 || !last || most === 0) return [...chain]
  return [
    ...restartsIn(candidates, letters, most, { after: -Infinity, before: first.at }),
    ...chain,
    ...restartsIn(candidates, letters, most, { after: last.at, before: Infinity }),
  ]
}

/** The headings of other subjects between two indices of the flow. */
function restartsIn<Each extends Numbered>(
  candidates: readonly Each[],
  letters: readonly Label[],
  most: number,
  { after, before }: { after: number; before: number },
): Each[] {
  const between = candidates.filter(({ at }) => at > after && at < before)
  const chain = chainIn(between, letters)
  const whole = chain.length > 1 ? withRestarts(chain, between, letters, most - 1) : []
  return whole[0]?.numero === 1 && haveAlternatives(whole, letters, before) ? whole : []
}

function haveAlternatives(
  headings: readonly Numbered[],
  letters: readonly Label[],
  before: number,
): boolean {
  const having = headings.filter(({ at }, index) => {
    const end = headings[index + 1]?.at ?? before
    const own = letters.filter((label) => label.at >= at && label.at < end)
    return ['A', 'B'].every((letra) => own.some((label) => label.letra === letra))
  })
  return having.length >= LEAST_SHARE * headings.length
}
