import { maxBy } from 'es-toolkit'
import type { Label } from './labels.ts'

/** A number that may begin a question. */
export interface Numbered {
  numero: number
  /** The index of its line in the flow. */
  at: number
}

/** How many numbers may be missing between two headings that are found. */
const MAX_STEP = 6
/** Questions of a choice, as of a language, that come twice, at most. */
const MAX_TWICE = 15
/** What a step over one letter A is worth, of a step. */
const OVER_LETTER = 0.2

/** How many letters A stand before each of some numbers, which are in the order of the flow as the letters are. */
export function lettersBefore(numbers: readonly Numbered[], letters: readonly Label[]): number[] {
  const first = letters.filter(({ letra }) => letra === 'A')
  let count = 0
  return numbers.map(({ at }) => {
    while ((first[count]?.at ?? Infinity) < at) count += 1
    return count
  })
}

/**
 * The chain that grows by one at each step, or by little where some are missing, with the most numbers. A step
 * over the letter A of one question is the likeliest: what counts within a question has none between.
 */
export function chainIn<Each extends Numbered>(
  candidates: readonly Each[],
  letters: readonly Label[],
): Each[] {
  const passed = lettersBefore(candidates, letters)
  const best: { score: number; before: number }[] = []
  for (const [index, { numero }] of candidates.entries()) {
    // A booklet may begin at 46 or 91; one that begins with another number probably misses some.
    let own = { score: numero === 1 ? 1.5 : 1, before: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const step = numero - (candidates[earlier]?.numero ?? 0)
      const before = best[earlier]
      if (!before || step < 1 || step > MAX_STEP) continue
      const over = (passed[index] ?? 0) - (passed[earlier] ?? 0)
      const score = before.score + 1 - 0.3 * (step - 1) + (over > 0 ? OVER_LETTER / over : 0)
      // Of two equal chains the later one: a cover numbers its instructions before the questions. But within
      // one question the number at its beginning comes first.
      const isWithin = own.before >= 0 && passed[earlier] === passed[own.before] && passed[earlier]
      if (isWithin ? score > own.score : score >= own.score) own = { score, before: earlier }
    }
    best.push(own)
  }
  const last = maxBy([...best.keys()], (index) => best[index]?.score ?? 0) ?? -1
  const chain: Each[] = []
  for (let at = last; at >= 0; at = best[at]?.before ?? -1) {
    const candidate = candidates[at]
    if (candidate) chain.unshift(candidate)
  }
  return chain
}

/** The chain with a second run of its first numbers beside it: questions that come once for each language. */
export function withTwice<Each extends Numbered>(
  chain: readonly Each[],
  candidates: readonly Each[],
  letters: readonly Label[],
): Each[] {
  const [first] = chain
  const start = first?.numero ?? 1
  for (let last = Math.min(MAX_TWICE, chain.length); last > 1; last -= 1) {
    const end = chain[last - 1]
    const next = chain[last]
    if (!end || !first || end.numero !== start + last - 1) continue
    const twice = candidates.filter(
      (candidate) =>
        !chain.includes(candidate) &&
        candidate.numero >= start &&
        candidate.numero <= end.numero &&
        ((candidate.at > end.at && candidate.at < (next?.at ?? Infinity)) ||
          candidate.at < first.at),
    )
    const run = chainIn(twice, letters)
    const isWhole = run.length === last && run[0]?.numero === start
    const isBeside = run.every(({ at }) => at > end.at) || run.every(({ at }) => at < first.at)
    if (isWhole && isBeside) return [...chain, ...run].toSorted((a, b) => a.at - b.at)
  }
  return [...chain]
}
