import { expect, it } from 'vitest'
import { tallyOf } from './journeys-check.ts'

const STATS = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }

/** The report of a file with one journey within a group. */
function reportOf(status: 'expected' | 'unexpected' | 'skipped', messages: readonly string[] = []) {
  const results = [{ errors: messages.map((message) => ({ message })) }]
  const tests = [{ projectName: 'served', status, results }]
  const suite = { title: 'at 360 px', specs: [{ title: 'an account is made', tests }] }
  return {
    stats: { ...STATS, expected: 0, [status]: 1 },
    suites: [{ title: 'account.spec.ts', suites: [suite] }],
    errors: [],
  }
}

it('counts journeys that passed', () => {
  expect(tallyOf(reportOf('expected'), 0)).toEqual({ passed: 1, failed: 0 })
})

it('names a journey that failed, with the first line of its error', () => {
  const report = reportOf('unexpected', [
    '\u001B[31mError: 2 is not 1\u001B[39m\n  at 1',
    'another',
  ])
  expect(tallyOf(report, 1)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['[served] account.spec.ts › at 360 px › an account is made: Error: 2 is not 1'],
  })
})

it('names a journey that was skipped, which counts as failed', () => {
  expect(tallyOf(reportOf('skipped'), 0)).toMatchObject({
    failed: 1,
    failures: ['[served] account.spec.ts › at 360 px › an account is made: skipped'],
  })
})

it('counts a run that failed beside its journeys, with what Playwright says of it', () => {
  const report = { stats: STATS, suites: [] }
  expect(tallyOf({ ...report, errors: [] }, 1)).toEqual({ passed: 1, failed: 1 })
  const errors = [{ message: "Error: Cannot find module './hand.ts'\n  at e2e/tests" }]
  expect(tallyOf({ ...report, errors }, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ["Error: Cannot find module './hand.ts'"],
  })
})
