import { describe, expect, it } from 'vitest'
import { unlike, verdictsOfPlaywright, verdictsOfVitest, type Verdict } from './verdicts.ts'

describe('verdictsOfVitest', () => {
  it('tells a file with a failed test from one that does not load', () => {
    const report = {
      testResults: [
        { name: '/copy/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
        {
          name: '/copy/api/b.test.ts',
          status: 'failed',
          assertionResults: [{ status: 'passed' }, { status: 'failed' }],
        },
        { name: '/copy/c.test.ts', status: 'failed', assertionResults: [] },
      ],
    }
    expect([...verdictsOfVitest(report, '/copy')]).toEqual([
      ['a.test.ts', 'passed'],
      ['api/b.test.ts', 'failed'],
      ['c.test.ts', 'broken'],
    ])
  })
})

describe('verdictsOfPlaywright', () => {
  it('finds a journey that failed in whatever group, and on whichever server', () => {
    const report = {
      suites: [
        { file: 'home.spec.ts', specs: [{ ok: true }] },
        {
          file: 'guards.spec.ts',
          specs: [{ ok: true }],
          suites: [{ file: 'guards.spec.ts', specs: [{ ok: false }] }],
        },
        { file: 'guards.spec.ts', specs: [{ ok: true }] },
      ],
    }
    expect([...verdictsOfPlaywright(report, 'e2e/tests')]).toEqual([
      ['e2e/tests/home.spec.ts', 'passed'],
      ['e2e/tests/guards.spec.ts', 'failed'],
    ])
  })
})

describe('unlike', () => {
  const verdicts = new Map<string, Verdict>([
    ['a.test.ts', 'passed'],
    ['b.test.ts', 'failed'],
    ['c.test.ts', 'broken'],
  ])

  it('names what came to something else, and what was not run at all', () => {
    expect(
      unlike('failed', ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'], verdicts),
    ).toEqual([
      { file: 'a.test.ts', verdict: 'passed' },
      { file: 'c.test.ts', verdict: 'broken' },
      { file: 'd.test.ts', verdict: 'not run' },
    ])
    expect(unlike('passed', ['a.test.ts'], verdicts)).toEqual([])
  })
})
