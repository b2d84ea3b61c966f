import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import type { Check } from './check.ts'
import { run } from './run.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
}

/** The tests beside the sources: rules, components, the API on a real database. A skipped one has failed. */
export const unitCheck: Check = {
  title: 'unit and API tests',
  run: async () => {
    const report = path.join(ROOT, '.rumo/vitest.json')
    await rm(report, { force: true })
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await run('vitest', ['run', ...reporters], { show: true })
    const result = JSON.parse(await readFile(report, 'utf8')) as VitestReport
    const failed = result.numFailedTests + result.numPendingTests + result.numTodoTests
    const broken = result.numFailedTestSuites || Number(code !== 0)
    return { passed: result.numPassedTests, failed: failed || broken }
  },
}
