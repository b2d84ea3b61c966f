import { maxBy } from 'es-toolkit'
import type { Label } from './labels.ts'

/** A number with which a question may begin. */
export interface Numbered {
  numero: number
  /** The index of its line in the flow. */
  at: number
}

/**
 * The maximum difference between two consecutive numbers of a chain: up to five headings may be missing between them.
 */
const MAX_STEP = 6
/** The maximum number of questions that occur twice, as for a choice of language. */
const MAX_TWICE = 15
/** A step over exactly one letter A adds this much to the score of a chain; a step over several adds less. */
const OVER_LETTER = 0.2

/** For each number, how many letters A stand before it. Numbers and letters are in the order of the flow. */
export function lettersBefore(numbers: readonly Numbered[], letters: readonly Label[]): number[] {
  const first = letters.filter(({ letra }) => letra === 'A')
  let count = 0
  return numbers.map(({ at }) => {
    while ((first[count]?.at ?? Infinity) < at) count += 1
    return count
  })
}

/**
 * The best chain of increasing numbers: the one with the most numbers and the fewest gaps. A step over exactly one
 * letter A is preferred, because each question has one, while the numbers of a list within a question have none between
 * them.
 */
export function chainIn<Each extends Numbered>(
  candidates: readonly Each[],
  letters: readonly Label[],
): Each[] {
  const passed = lettersBefore(candidates, letters)
  const best: { score: number; before: number }[] = []
  for (const [index, { numero }] of candidates.entries()) {
    // A booklet may begin with number 46 or 91, but one that begins with a number other than 1 has probably lost
    // headings.
    let own = { score: numero === 1 ? 1.5 : 1, before: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const step = numero - (candidates[earlier]?.numero ?? 0)
      const before = best[earlier]
      if (!before || step < 1 || step > MAX_STEP) continue
      const over = (passed[index] ?? 0) - (passed[earlier] ?? 0)
      const score = before.score + 1 - 0.3 * (step - 1) + (over > 0 ? OVER_LETTER / over : 0)
      // Of two chains with the same score, the later one is taken, because covers number their instructions before the
      // questions. Within one question, the first number is taken, because the question begins there.
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

/**
 * The chain together with a second run of its first numbers next to it, where there is one: these questions occur once
 * for each language.
 */
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
