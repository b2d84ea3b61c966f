import type { SystemProgram } from '../system/program.ts'
import { run } from './run.ts'

/** How many promises a check held to, and how many were broken. */
export interface Tally {
  passed: number
  failed: number
  /** What failed, by name, where the check knows. */
  failures?: readonly string[]
  /** What is to be read of it, where it does not print while it runs. */
  said?: string
}

/** One part of `npm test`. A check that throws counts as one failure. */
export interface Check {
  title: string
  /** What it cannot run without: installed first, and each a reason to leave the check out. */
  needs?: readonly SystemProgram[]
  /** Gets the places of the programs that it needs, in their order. */
  run(...programs: string[]): Promise<Tally>
}

export const PASSED: Tally = { passed: 1, failed: 0 }
export const FAILED: Tally = { passed: 0, failed: 1 }

/** The tally of a check that found these troubles, a line each. */
export const tallyOfTroubles = (troubles: readonly string[]): Tally =>
  troubles.length === 0 ? PASSED : { ...FAILED, said: troubles.join('\n') }

/** A check that is one program: it holds when the program ends with 0, otherwise its output is shown. */
export function programCheck(title: string, program: string, args: readonly string[]): Check {
  return {
    title,
    run: async () => {
      const { code, output } = await run(program, args)
      return code === 0 ? PASSED : { ...FAILED, said: output }
    },
  }
}
