/** A mistake that somebody could make: a small change that breaks one promise of the product. */
export interface Defect {
  /** The file that it changes, from the root of the repository. */
  file: string
  /** What stands in the file, exactly once, and what the mistake makes of it. */
  from: string
  to: string
  /** The test files that have to notice, each of them: paths from the root of the repository. */
  tests: readonly [string, ...string[]]
  /** The tests run on PostgreSQL; what needs no database, or SQLite, says nothing. */
  on?: 'postgres'
  /** Part of the title of the tests of these files that are run; all of them without it. */
  test?: string
}

/** A defect with its name: what it breaks, below what it is about. */
export interface NamedDefect extends Defect {
  name: string
}

/** Gives a text with a defect in it. Throws where what it changes is not there, or there more than once. */
export function plant(text: string, { name, file, from, to }: NamedDefect): string {
  const [before = '', ...after] = text.split(from)
  if (after.length !== 1) {
    throw new Error(
      `${name}: what it changes stands in ${file} ${after.length} times, and has to once.`,
    )
  }
  return before + to + after[0]
}

/** The defects that were asked for, by parts of their names; all of them where none was. */
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

/** What runs the tests of a defect. */
export type Runner = 'vitest' | 'postgres' | 'journeys'

export function runnerOf({ on, tests }: Defect): Runner {
  if (tests.every((file) => file.endsWith('.spec.ts'))) return 'journeys'
  return on ?? 'vitest'
}

/** The titles that are looked for in the tests of defects; none where one of them wants all. */
export function titlesOf(defects: readonly Defect[]): string[] {
  const titles = new Set(defects.map(({ test }) => test))
  return titles.has(undefined) ? [] : [...titles].filter((title) => title !== undefined)
}
