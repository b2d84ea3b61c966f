/** A plausible mistake: a small change that breaks one promise of the product. */
export interface Defect {
  /** The file that it changes, from the root of the repository. */
  file: string
  /** The text to replace, which must be in the file exactly once, and its replacement. */
  from: string
  to: string
  /** The test files, each of which must notice the defect, as paths from the root of the repository. */
  tests: readonly [string, ...string[]]
  /** The tests run on PostgreSQL. For files that only PostgreSQL runs this need not be set. */
  on?: 'postgres'
  /**
   * Part of the titles of the tests that are run, as each of these files has it; without it, all tests of these files
   * are run.
   */
  test?: string
}

/** A defect with its name: its area and what it breaks. */
export interface NamedDefect extends Defect {
  name: string
}

/** Gives a text with the defect in it. Throws unless the text to replace is there exactly once. */
export function plant(text: string, { name, file, from, to }: NamedDefect): string {
  const [before = '', ...after] = text.split(from)
  if (after.length !== 1) {
    throw new Error(
      `${name}: what it changes stands in ${file} ${after.length} times, and has to once.`,
    )
  }
  return before + to + after[0]
}

/** The defects whose names contain one of these parts; all of them if no part is given. */
export function chosenOf(
  defects: readonly NamedDefect[],
  asked: readonly string[],
): readonly NamedDefect[] {
  const unknown = asked.find((part) => !defects.some(({ name }) => name.includes(part)))
  if (unknown !== undefined) throw new Error(`No planted defect is called "${unknown}".`)
  return asked.length === 0
    ? defects
    : defects.filter(({ name }) => asked.some((part) => name.includes(part)))
}

/** The program, or the project of Vitest, that runs the tests of a defect. */
export type Runner = 'vitest' | 'postgres' | 'journeys'

export function runnerOf({ on, tests }: Defect): Runner {
  if (tests.every((file) => file.endsWith('.spec.ts'))) return 'journeys'
  if (tests.every((file) => file.endsWith('.postgres.test.ts'))) return 'postgres'
  return on ?? 'vitest'
}

/** The titles of the tests to run for these defects; empty if one of them needs all tests. */
export function titlesOf(defects: readonly Defect[]): string[] {
  const titles = new Set(defects.map(({ test }) => test))
  return titles.has(undefined) ? [] : [...titles].filter((title) => title !== undefined)
}
