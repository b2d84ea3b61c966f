import { limitAsync } from 'es-toolkit'
import { inspect } from 'node:util'
import { MissingProgramError, obtainProgram } from '../system/program.ts'
import { FAILED, type Check, type Tally } from './check.ts'

export interface Outcome extends Tally {
  /** The names of the failed checks, or of their failed tests. */
  failures: string[]
  /** The checks that `without` left out, by their programs. */
  leftOut: string[]
  missing: string[]
}

interface Options {
  /** Checks that need one of these programs are left out. */
  without?: readonly string[]
  /** How many checks run at the same time; 1 by default. */
  atOnce?: number
}

/**
 * Runs the checks that need no program named in `without`. A check fails if its program cannot be installed. The
 * results are added to `outcome`, which may hold those of earlier checks.
 */
export async function runChecks(
  checks: readonly Check[],
  { without = [], atOnce = 1 }: Options = {},
  outcome: Outcome = { passed: 0, failed: 0, failures: [], leftOut: [], missing: [] },
): Promise<Outcome> {
  const runOne = limitAsync(async (check: Check) => {
    const unwanted = check.needs?.find(({ name }) => without.includes(name))
    if (unwanted) {
      console.log(`\n> ${check.title}\n  left out: it needs ${unwanted.name}`)
      outcome.leftOut.push(named(check))
      return
    }
    if (atOnce === 1) console.log(`\n> ${check.title}`)
    const start = performance.now()
    const { passed, failed, failures = ['failed'], said } = await tallyOf(check, outcome)
    outcome.passed += passed
    outcome.failed += failed
    if (failed > 0) outcome.failures.push(...failures.map((name) => `${check.title}: ${name}`))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (atOnce > 1) console.log(`\n> ${check.title}`)
    if (said) console.log(said)
    console.log(`  ${passed} passed, ${failed} failed in ${seconds} s`)
  }, atOnce)
  await Promise.all(checks.map(runOne))
  return outcome
}

/** The last lines of the output: failures, checks that were not run, and 'N passed, N failed'. */
export function lastLines({ passed, failed, failures, leftOut, missing }: Outcome): string[] {
  const notRun = [
    ...(missing.length > 0 ? [`Could not run, counted as failed: ${missing.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(', ')}.`] : []),
  ]
  return [
    ...failures,
    ...(notRun.length > 0 ? [notRun.join(' ')] : []),
    `${passed} passed, ${failed} failed`,
  ]
}

/** Prints the results and exits, with code 1 if anything failed. */
export function endWith(outcome: Outcome): never {
  console.log(`\n${lastLines(outcome).join('\n')}`)
  process.exit(outcome.failed === 0 ? 0 : 1)
}

async function tallyOf(check: Check, { missing }: Outcome): Promise<Tally> {
  try {
    return await check.run(...(check.needs ?? []).map(obtainProgram))
  } catch (error) {
    const isMissing = error instanceof MissingProgramError
    if (isMissing) missing.push(named(check))
    return { ...FAILED, said: isMissing ? error.message : inspect(error) }
  }
}

/** The name of a check for the output: with the programs that it needs, as `--without` takes them. */
function named({ title, needs = [] }: Check): string {
  return needs.length > 0 ? `${needs.map(({ name }) => name).join(', ')} (${title})` : title
}
