import { describe, expect, it } from 'vitest'
import { figuresIn } from './journey-figures.ts'

const note = (type: string, value: number) => ({ type, description: `${value}` })
const reportOf = (...tests: object[]) =>
  JSON.stringify({ suites: [{ specs: tests.map((test) => ({ tests: [test] })) }] })

describe('figuresIn', () => {
  const { of } = figuresIn(
    reportOf(
      { annotations: [note('retry', 12.5), note('round', 1)] },
      { annotations: [note('retry', 31)] },
    ),
  )

  it('gives what was noted by a name in whichever journey', () => {
    expect(of('retry')).toEqual([12.5, 31])
    expect(of('round')).toEqual([1])
  })

  it('throws where nothing was noted by a name', () => {
    expect(() => of('recovery')).toThrow('No journey noted "recovery".')
  })
})
