import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MissingProgramError, type SystemProgram } from '../system/program.ts'
import { PASSED, type Check } from './check.ts'
import { journeysCheck } from './journeys-check.ts'
import { lastLines, runChecks } from './run-checks.ts'

const HAD: SystemProgram = { name: 'had', packages: ['had'], find: () => '/usr/bin/had' }
const ALSO: SystemProgram = { name: 'also', packages: ['also'], find: () => '/usr/bin/also' }
const MISSING: SystemProgram = {
  name: 'postgres',
  packages: ['postgresql'],
  find: () => {
    throw new MissingProgramError('nowhere')
  },
}

const passing: Check = { title: 'rules', run: async () => ({ passed: 3, failed: 0 }) }
const needy: Check = { title: 'API tests', needs: [MISSING], run: async () => PASSED }

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  return () => void vi.restoreAllMocks()
})

describe('runChecks', () => {
  it('adds up what passed and what failed; one that throws has failed once', async () => {
    const failing: Check = { title: 'b', run: async () => ({ passed: 1, failed: 2 }) }
    const throwing: Check = { title: 'c', run: () => Promise.reject(new Error('oh')) }
    const outcome = await runChecks([passing, failing, throwing])

    expect(outcome).toMatchObject({ passed: 4, failed: 3 })
    expect(lastLines(outcome).at(-1)).toBe('4 passed, 3 failed')
  })

  it('names what failed before the last line: as the check does, or the check', async () => {
    const failures = ['a.test.ts adds', 'b.test.ts']
    const outcome = await runChecks([
      { title: 'tests', run: async () => ({ passed: 3, failed: 2, failures }) },
      { title: 'types', run: async () => ({ passed: 0, failed: 1 }) },
      { title: 'rules', run: async () => ({ passed: 1, failed: 0, failures: [] }) },
    ])

    expect(lastLines(outcome)).toEqual([
      'tests: a.test.ts adds',
      'tests: b.test.ts',
      'types: failed',
      '4 passed, 3 failed',
    ])
  })

  it('hands a check the programs that it needs', async () => {
    const run = vi.fn(async () => PASSED)
    await runChecks([{ title: 'a', needs: [HAD, ALSO], run }])

    expect(run).toHaveBeenCalledExactlyOnceWith('/usr/bin/had', '/usr/bin/also')
  })

  it('counts a check whose program cannot be had as failed, and names it before the last line', async () => {
    expect(lastLines(await runChecks([passing, needy]))).toEqual([
      'API tests: failed',
      'Could not run, counted as failed: postgres (API tests).',
      '3 passed, 1 failed',
    ])
  })

  it('leaves out what it is told to, and says so', async () => {
    expect(lastLines(await runChecks([passing, needy], { without: ['postgres'] }))).toEqual([
      'Left out: postgres (API tests).',
      '3 passed, 0 failed',
    ])
  })

  it('leaves a check of several programs out where one of them is', async () => {
    const run = vi.fn(async () => PASSED)
    const checks = [{ title: 'journeys', needs: [HAD, ALSO], run }]
    expect(lastLines(await runChecks(checks, { without: ['also'] }))).toEqual([
      'Left out: had, also (journeys).',
      '0 passed, 0 failed',
    ])
    expect(run).not.toHaveBeenCalled()
  })

  it.each([journeysCheck(), journeysCheck({ hasNginx: false })])(
    'knows that $title need Chromium',
    async (check) => {
      const { leftOut } = await runChecks([check], { without: ['chromium'] })
      expect(leftOut).toHaveLength(1)
    },
  )

  it('runs no more beside each other than it may, and adds to what came before', async () => {
    let running = 0
    let most = 0
    const busy: Check = {
      title: 'busy',
      run: async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve))
        running -= 1
        return PASSED
      },
    }
    const before = await runChecks([passing])
    const outcome = await runChecks([busy, busy, busy, busy], { atOnce: 2 }, before)
    expect(most).toBe(2)
    expect(outcome.passed).toBe(7)
  })
})
