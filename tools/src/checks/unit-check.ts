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

/** The tests beside the sources: rules, components, the API on SQLite. */
export const unitCheck: Check = vitestCheck('unit and API tests', '!postgres')

/** Those of the API that need a database, on a PostgreSQL of their own. */
export const postgresCheck: Check = {
  ...vitestCheck('API tests on PostgreSQL', 'postgres'),
  needs: [POSTGRES],
}

/** The tests of the vitest projects that `project` chooses. A skipped one has failed. */
function vitestCheck(title: string, project: string): Check {
  return {
    title,
    run: async () => {
      const report = path.join(ROOT, '.rumo/vitest.json')
      await rm(report, { force: true })
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const args = ['run', `--project=${project}`, ...reporters]
      const { code } = await run('vitest', args, { show: true })
      const result = JSON.parse(await readFile(report, 'utf8')) as VitestReport
      const failed = result.numFailedTests + result.numPendingTests + result.numTodoTests
      const broken = result.numFailedTestSuites || Number(code !== 0)
      return { passed: result.numPassedTests, failed: failed || broken }
    },
  }
}
