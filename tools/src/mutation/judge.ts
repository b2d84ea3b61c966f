import type { Outcome } from './outcome.ts'

/** A mutant that behaves like the code, so that no test can find it, and why. */
export interface Equal {
  file: string
  /** The line on which it begins, trimmed. */
  line: string
  code: string
  becomes: string
  why: string
}

/** The result of the mutants of an area. */
export interface Verdict {
  mutants: number
  /** How many were found by a test or by the time limit. */
  killed: number
  timedOut: number
  /** The percentage that was found of all mutants that ran. A mutant named as equal counts as not found. */
  score: number
  equal: Equal[]
  /** The mutants that were not found, and are not named as equal. */
  survivors: Outcome[]
  /** The mutants that are named as equal, but were found or no longer exist. */
  outdated: Equal[]
}

/** The least percentage of an area's mutants that its tests must find. */
export const LEAST_SCORE = 90

/** The verdict on an area; `named` are the mutants of its files that are named as equal. */
export function judge(outcomes: readonly Outcome[], named: readonly Equal[]): Verdict {
  const ran = outcomes.filter(({ status }) => STATUSES.has(status))
  const untold = ran.find(
    ({ status, testsCompleted }) => status === 'Survived' && testsCompleted === 0,
  )
  if (untold) throw new Error(`No test ran on a mutant that is said to survive: ${place(untold)}`)
  const killed = ran.filter(({ status }) => FOUND.has(status))
  const left = ran.filter(({ status }) => !FOUND.has(status))
  const outdated = [...named]
  const equal: Equal[] = []
  const survivors = left.filter((one) => {
    const at = outdated.findIndex((other) => isSame(one, other))
    if (at >= 0) equal.push(...outdated.splice(at, 1))
    return at < 0
  })
  return {
    mutants: ran.length,
    killed: killed.length,
    timedOut: killed.filter(({ status }) => status === 'Timeout').length,
    score: Math.floor((killed.length / ran.length) * 1000) / 10,
    equal,
    survivors,
    outdated,
  }
}

/** The complaints about an area, each as one text; none if it passes. */
export function complaintsOf({ score, survivors, outdated }: Verdict): string[] {
  return [
    ...(score >= LEAST_SCORE ? [] : [`${score} % of the mutants are found, not ${LEAST_SCORE} %.`]),
    ...survivors.map((one) => `Survived: ${place(one)}\n    ${one.code}\n    ${one.becomes}`),
    ...outdated.map(
      ({ file, code, becomes }) =>
        `Named as equal, and found or not there: ${file}\n    ${code}\n    ${becomes}`,
    ),
  ]
}

const FOUND = new Set(['Killed', 'Timeout'])
/** The statuses of mutants that could run. */
const STATUSES = new Set([...FOUND, 'Survived', 'NoCoverage'])

const place = ({ file, lineNumber }: Outcome) => `${file}:${lineNumber}`

function isSame(one: Outcome, other: Equal): boolean {
  return (
    one.file === other.file &&
    one.line === other.line &&
    one.code === other.code &&
    one.becomes === other.becomes
  )
}
