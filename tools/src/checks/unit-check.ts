import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../config.ts'
import { POSTGRES } from '../system/programs.ts'
import type { Check, Tally } from './check.ts'
import { run } from './run.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** The factor by which a full run tries each property more often. */
const THOROUGHNESS = '10'

/** The most characters that are shown of an error outside the tests. */
const SAID_CHARACTERS = 2000

interface Options {
  isFull?: boolean
  /** Prints the output only after a failure, because other checks run at the same time. */
  isQuiet?: boolean
}

/** The tests beside the sources: rules, components, the API on SQLite. */
export const unitCheck = (options: Options = {}) =>
  vitestCheck('unit and API tests', ['--project=!postgres'], options)

/** The tests of what changed since `base`, and of what depends on it. Other checks may run at the same time. */
export const changedCheck = (base: string) =>
  vitestCheck(
    `tests of what changed since ${base}`,
    ['--project=!postgres', `--changed=${base}`, '--passWithNoTests'],
    { isQuiet: true },
  )

/** The API tests that the kind of database may affect, on PostgreSQL; in a full run all that use a database. */
export const postgresCheck = (options: Options = {}): Check => ({
  ...vitestCheck('API tests on PostgreSQL', ['--project=postgres'], options),
  needs: [POSTGRES],
})

/** The tests that `args` choose. A skipped test counts as failed. */
function vitestCheck(
  title: string,
  args: readonly string[],
  { isFull = false, isQuiet = false }: Options = {},
): Check {
  return {
    title,
    run: async () => {
      // Of its own: other tests may run at the same time.
      const report = path.join(ROOT, `.rumo/vitest-${title.replaceAll(/\W+/g, '-')}.json`)
      await rm(report, { force: true })
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const { code, output } = await run('vitest', ['run', ...args, ...reporters], {
        show: !isQuiet,
        env: isFull ? { THOROUGHNESS } : {},
      })
      const said = await readFile(report, 'utf8').catch(() => null)
      if (said === null)
        throw new Error(`Vitest came to no report:
${output}`)
      const tally = tallyOf(JSON.parse(said) as VitestReport, { code, output })
      return { ...tally, ...(isQuiet && tally.failed > 0 && { said: output }) }
    },
  }
}

/** The result of a run of Vitest, by its report, its exit code and its output. */
export function tallyOf(
  report: VitestReport,
  { code, output }: { code: number | null; output: string },
): Tally {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  const broken = report.numFailedTestSuites || Number(code !== 0)
  const failures = report.testResults.flatMap(failuresOf)
  return {
    passed: report.numPassedTests,
    failed: failed || broken,
    failures: failures.length > 0 ? failures : [errorOutsideTests(output)],
  }
}

/** The error that Vitest printed, when it failed although every test passed. */
function errorOutsideTests(output: string): string {
  const said = stripVTControlCharacters(output)
  const start = said.lastIndexOf('Unhandled Errors')
  return start === -1 ? said.slice(-SAID_CHARACTERS) : said.slice(start, start + SAID_CHARACTERS)
}

/** The tests of a file that did not pass. If there are none and the file failed all the same, the file itself. */
function failuresOf({ name, status, assertionResults }: VitestReport['testResults'][number]) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status !== 'passed')
  if (failed.length === 0) return status === 'failed' ? [file] : []
  return failed.map(({ fullName }) => `${file} ${fullName}`)
}
