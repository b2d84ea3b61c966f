import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { tallyOf } from './unit-check.ts'

const REPORT = {
  numPassedTests: 3,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
}

describe('tallyOf', () => {
  it('counts what passed', () => {
    expect(tallyOf(REPORT, { code: 0, output: '' })).toMatchObject({ passed: 3, failed: 0 })
  })

  it('counts a test that is skipped as failed, and names it', () => {
    const assertionResults = [{ fullName: 'adds', status: 'skipped' }]
    const testResults = [{ name: `${ROOT}/a.test.ts`, status: 'passed' as const, assertionResults }]
    const report = { ...REPORT, numPendingTests: 1, testResults }
    expect(tallyOf(report, { code: 0, output: '' })).toMatchObject({
      failed: 1,
      failures: ['a.test.ts adds'],
    })
  })

  it('names a file that broke outside its tests', () => {
    const testResults = [
      { name: `${ROOT}/a.test.ts`, status: 'failed' as const, assertionResults: [] },
    ]
    const report = { ...REPORT, numFailedTestSuites: 1, testResults }
    expect(tallyOf(report, { code: 1, output: '' })).toMatchObject({
      failed: 1,
      failures: ['a.test.ts'],
    })
  })

  it('shows the error that belongs to no test', () => {
    const output = 'all passed\nUnhandled Errors\nError: late'
    expect(tallyOf(REPORT, { code: 1, output })).toMatchObject({
      failed: 1,
      failures: ['Unhandled Errors\nError: late'],
    })
  })
})
