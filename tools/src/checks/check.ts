import type { SystemProgram } from '../system/program.ts'
import { run } from './run.ts'

/** How much of a check passed, and how much failed. */
export interface Tally {
  passed: number
  failed: number
  /** The names of the tests that failed, when the check knows them. */
  failures?: readonly string[]
  /** Its output, if it does not print while it runs. */
  said?: string
}

/** One part of `npm test`. A check that throws counts as one failure. */
export interface Check {
  title: string
  /** The programs that it needs: they are installed first, and `--without` one of them leaves the check out. */
  needs?: readonly SystemProgram[]
  /** Gets the paths of the programs that it needs, in the same order. */
  run(...programs: string[]): Promise<Tally>
}

export const PASSED: Tally = { passed: 1, failed: 0 }
export const FAILED: Tally = { passed: 0, failed: 1 }

/** The tally of a check that found these problems. Each is printed on a line of its own. */
export const tallyOfTroubles = (troubles: readonly string[]): Tally =>
  troubles.length === 0 ? PASSED : { ...FAILED, said: troubles.join('\n') }

/**
 * For programs written in Go, which read all types and end: they collect garbage only when they need more memory than
 * this. Collecting it all the time took a quarter of their CPU time.
 */
export const SELDOM_COLLECTING = { GOGC: 'off', GOMEMLIMIT: '4GiB' }

/** A check that runs one program: it passes if the program exits with 0; otherwise its output is shown. */
export function programCheck(
  title: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Check {
  return {
    title,
    run: async () => {
      const { code, output } = await run(program, args, { env })
      return code === 0 ? PASSED : { ...FAILED, said: output }
    },
  }
}
