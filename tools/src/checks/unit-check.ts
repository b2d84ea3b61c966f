import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { POSTGRES } from '../system/programs.ts'
import type { Check } from './check.ts'
import { run } from './run.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
}

/** How much oftener a full run tries each property: a hundred times becomes a thousand. */
const THOROUGHNESS = '10'

interface Options {
  isFull?: boolean
}

/** The tests beside the sources: rules, components, the API on SQLite. */
export const unitCheck = (options: Options = {}) =>
  vitestCheck('unit and API tests', ['--project=!postgres'], options)

/** Those of the sources that changed since `base`, and of what depends on them. */
export const changedCheck = (base: string) =>
  vitestCheck(`tests of what changed since ${base}`, [
    '--project=!postgres',
    `--changed=${base}`,
    '--passWithNoTests',
  ])

/** Those of the API that a database may change, on a PostgreSQL of their own; all that have one in a full run. */
export const postgresCheck = (options: Options = {}): Check => ({
  ...vitestCheck('API tests on PostgreSQL', ['--project=postgres'], options),
  needs: [POSTGRES],
})

/** The tests that `args` choose. A skipped one has failed. */
function vitestCheck(
  title: string,
  args: readonly string[],
  { isFull = false }: Options = {},
): Check {
  return {
    title,
    run: async () => {
      const report = path.join(ROOT, '.rumo/vitest.json')
      await rm(report, { force: true })
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const { code } = await run('vitest', ['run', ...args, ...reporters], {
        show: true,
        env: isFull ? { THOROUGHNESS } : {},
      })
      const result = JSON.parse(await readFile(report, 'utf8')) as VitestReport
      const failed = result.numFailedTests + result.numPendingTests + result.numTodoTests
      const broken = result.numFailedTestSuites || Number(code !== 0)
      return { passed: result.numPassedTests, failed: failed || broken }
    },
  }
}
