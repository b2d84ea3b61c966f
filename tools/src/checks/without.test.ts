import { describe, expect, it } from 'vitest'
import { readWithout } from './without.ts'

describe('readWithout', () => {
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
  ])('reads %j as %j', (args, names) => expect(readWithout(args)).toEqual(names))

  it.each([
    [['--without', 'lint']],
    [['--without', '']],
    [['--without']],
    [['api']],
    [['--only=x']],
  ])('says what it takes to %j', (args) =>
    expect(() => readWithout(args)).toThrow('npm test [-- --without chromium,postgres,nginx]'),
  )
})
