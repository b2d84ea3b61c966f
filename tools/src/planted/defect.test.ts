import { describe, expect, it } from 'vitest'
import { chosenOf, plant, runnerOf, titlesOf, type NamedDefect } from './defect.ts'

const DEFECT: NamedDefect = {
  name: 'rules: a point too many',
  file: 'contract/src/rules/a.ts',
  from: 'certas',
  to: 'certas + 1',
  tests: ['contract/src/rules/a.test.ts'],
}

describe('plant', () => {
  it('changes what the defect changes, and nothing else', () => {
    expect(plant('return certas\n', DEFECT)).toBe('return certas + 1\n')
    expect(plant('certas', { ...DEFECT, to: '' })).toBe('')
    expect(plant('a certas', { ...DEFECT, to: '$&' })).toBe('a $&')
  })

  it.each([
    ['return total', 0],
    ['certas - certas', 2],
  ])('throws where %j has what it changes %i times', (text, times) => {
    expect(() => plant(text, DEFECT)).toThrow(
      `rules: a point too many: what it changes stands in contract/src/rules/a.ts ${times} times`,
    )
  })
})

describe('chosenOf', () => {
  const other = { ...DEFECT, name: 'site: a page in a frame' }

  it('gives all unless asked, and those with a part of their name', () => {
    expect(chosenOf([DEFECT, other], [])).toEqual([DEFECT, other])
    expect(chosenOf([DEFECT, other], ['site:'])).toEqual([other])
    expect(chosenOf([DEFECT, other], ['frame', 'point'])).toEqual([DEFECT, other])
  })

  it('says that there is none of a name', () => {
    expect(() => chosenOf([DEFECT], ['rules:', 'nothing'])).toThrow('called "nothing"')
  })
})

describe('runnerOf', () => {
  it('is told by the tests, and by the database', () => {
    expect(runnerOf(DEFECT)).toBe('vitest')
    expect(runnerOf({ ...DEFECT, on: 'postgres' })).toBe('postgres')
    expect(runnerOf({ ...DEFECT, tests: ['api/src/fair.postgres.test.ts'] })).toBe('postgres')
    expect(runnerOf({ ...DEFECT, tests: ['e2e/tests/home.spec.ts'] })).toBe('journeys')
  })
})

describe('titlesOf', () => {
  it('gives each title once, and none where all of a file is wanted', () => {
    const titled = { ...DEFECT, test: 'counts' }
    expect(titlesOf([titled, { ...DEFECT, test: 'adds up' }, titled])).toEqual([
      'counts',
      'adds up',
    ])
    expect(titlesOf([titled, DEFECT])).toEqual([])
  })
})
