import { describe, expect, it } from 'vitest'
import { readTestArguments } from './test-arguments.ts'

describe('readTestArguments', () => {
  it.each([
    [[], []],
    [
      ['--without', 'postgres,nginx'],
      ['postgres', 'nginx'],
    ],
    [
      ['--without=postgres', '--without', 'nginx'],
      ['postgres', 'nginx'],
    ],
  ])('leaves out for %j what needs %j', (args, without) =>
    expect(readTestArguments(args)).toEqual({ without, isFull: false }),
  )

  it('knows a full run', () =>
    expect(readTestArguments(['--full'])).toEqual({ without: [], isFull: true }))

  it.each([
    [['--without', 'lint']],
    [['--without', '']],
    [['--without']],
    [['api']],
    [['--only=x']],
    [['--full=sim']],
  ])('says what it takes to %j', (args) =>
    expect(() => readTestArguments(args)).toThrow(
      'npm test [-- --full] [--without chromium,postgres,nginx]',
    ),
  )
})
