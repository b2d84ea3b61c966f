import { describe, expect, it } from 'vitest'
import { complaintsOf, type Equal, judge } from './judge.ts'
import type { Outcome } from './outcome.ts'

const outcome = (status: string, more: Partial<Outcome> = {}): Outcome => ({
  file: 'contract/src/rules/dia.ts',
  lineNumber: 3,
  line: 'return a < b',
  code: 'a < b',
  becomes: 'a <= b',
  status,
  testsCompleted: 4,
  ...more,
})
const named = (more: Partial<Equal> = {}): Equal => ({
  file: 'contract/src/rules/dia.ts',
  line: 'return a < b',
  code: 'a < b',
  becomes: 'a <= b',
  why: 'No two of them are alike.',
  ...more,
})
const found = (count: number) => Array.from({ length: count }, () => outcome('Killed'))

describe('judge', () => {
  it('counts what was found, a limit of time included, of all that ran', () => {
    const all = [...found(8), outcome('Timeout'), outcome('Survived'), outcome('RuntimeError')]
    expect(judge(all, [])).toMatchObject({ mutants: 10, killed: 9, timedOut: 1, score: 90 })
  })

  it('counts what is equal as not found, and does not name it', () => {
    const { score, equal, survivors } = judge([...found(9), outcome('Survived')], [named()])
    expect([score, equal, survivors]).toEqual([90, [named()], []])
  })

  it.each<[string, Partial<Outcome>]>([
    ['another file', { file: 'contract/src/rules/fila.ts' }],
    ['another line', { line: 'while (a < b)' }],
    ['another part of it', { code: 'a' }],
    ['another change of it', { becomes: 'a > b' }],
  ])('names what survives in %s than what is equal', (_, more) => {
    const one = outcome('Survived', more)
    const { survivors, outdated } = judge([...found(9), one], [named()])
    expect(survivors).toEqual([one])
    expect(outdated).toEqual([named()])
  })

  it('excuses one mutant by each that is named', () => {
    const twice = [...found(20), outcome('Survived'), outcome('NoCoverage')]
    expect(judge(twice, [named()]).survivors).toHaveLength(1)
    expect(judge(twice, [named(), named()]).survivors).toEqual([])
  })

  it('does not believe that a mutant survived on which no test ran', () => {
    expect(() => judge([outcome('Survived', { testsCompleted: 0 })], [])).toThrow('dia.ts:3')
  })
})

describe('complaintsOf', () => {
  it('has nothing to say of an area in which all is found or named', () => {
    expect(complaintsOf(judge([...found(9), outcome('Survived')], [named()]))).toEqual([])
  })

  it('says where too little is found, what survived, and what is named for nothing', () => {
    const all = [...found(8), outcome('Survived'), outcome('Survived', { becomes: 'true' })]
    const [score, survivor, outdated, ...others] = complaintsOf(
      judge(all, [named(), named({ becomes: 'false' })]),
    )
    expect(score).toBe('80 % of the mutants are found, not 90 %.')
    expect(survivor).toMatch(/dia\.ts:3\n.*a < b\n.*true$/)
    expect(outdated).toMatch(/dia\.ts\n.*a < b\n.*false$/)
    expect(others).toEqual([])
  })
})
