import { describe, expect, it } from 'vitest'
import { duplicationPoint } from './duplication.ts'
import { functionsPoint, typesPoint } from './linted.ts'
import { boundariesPoint, circlesPoint, unusedPoint } from './modules.ts'
import { linesOf, totalOf, type Point } from './point.ts'

const long = (message: string) => ({
  code: 'eslint(max-lines-per-function)',
  message,
  filename: 'api/src/a.ts',
})

const LONG = 'has too many lines (72). Maximum allowed is 60.'

describe('functionsPoint', () => {
  it('names the functions that are too long, the longest first', () => {
    const found = [
      long(`The async function ${LONG}`),
      long(`The function \`Editor\` ${LONG.replace('72', '146')}`),
    ]
    expect(functionsPoint(found)).toMatchObject({
      score: 1,
      missing: [
        'split Editor in api/src/a.ts, 146 lines',
        'split a function in api/src/a.ts, 72 lines',
      ],
    })
  })

  it('is full with none, and empty with many', () => {
    expect(functionsPoint([]).score).toBe(2)
    expect(functionsPoint(Array.from({ length: 61 }, () => long(LONG))).score).toBe(0)
  })
})

describe('typesPoint', () => {
  it('is full where nothing goes around the types, whatever functions are', () => {
    const said = { file: 'api/src/b.ts', text: '// as unknown as\n' }
    expect(typesPoint([long(LONG)], [said])).toMatchObject({ score: 2, missing: [] })
  })

  it('names what does', () => {
    const found = [
      { code: 'typescript(no-explicit-any)', message: 'Unexpected any.', filename: 'a.ts' },
    ]
    const cast = { file: 'b.ts', text: 'const b = a as unknown as B\n' }
    expect(typesPoint(found, [cast])).toMatchObject({
      score: 1,
      missing: ['a.ts: Unexpected any.', 'b.ts: a cast through unknown'],
    })
  })
})

describe('the points of dependencies', () => {
  const HOLDS = { broken: [], silent: [], circular: [] }

  it('are full where all holds', () => {
    expect(boundariesPoint(HOLDS).score).toBe(2)
    expect(circlesPoint(HOLDS).score).toBe(2)
  })

  it('tell a rule that sleeps from one that is broken', () => {
    expect(boundariesPoint({ ...HOLDS, silent: ['no-cycles'] })).toMatchObject({
      score: 1,
      missing: ['no-cycles no longer fires'],
    })
    expect(boundariesPoint({ ...HOLDS, broken: ['no-unresolved: a -> b'] }).score).toBe(0)
  })

  it('tell a circle of types from one that is run', () => {
    const circular = ['contract/src/calls/call.ts']
    expect(circlesPoint({ ...HOLDS, circular }).score).toBe(1)
    expect(circlesPoint({ ...HOLDS, circular, broken: ['no-cycles: a -> b'] }).score).toBe(0)
  })
})

it('unusedPoint is full where knip says nothing', () => {
  expect(unusedPoint(undefined)).toMatchObject({ score: 2, missing: [] })
  expect(unusedPoint('Unused files (1)\n\na.ts')).toMatchObject({
    score: 0,
    missing: ['Unused files (1)', 'a.ts'],
  })
})

describe('duplicationPoint', () => {
  const clones = [
    { lines: 5, first: 'a.ts:1', second: 'b.ts:1' },
    { lines: 9, first: 'a.ts:9', second: 'c.ts:2' },
  ]

  it.each([
    [1, 2],
    [1.01, 1],
    [2.01, 0],
  ])('%d %% repeated: %d', (percent, score) => {
    expect(duplicationPoint({ percent, clones }).score).toBe(score)
  })

  it('names the longest first', () => {
    expect(duplicationPoint({ percent: 3, clones }).missing).toEqual([
      '9 lines once: a.ts:9, c.ts:2',
      '5 lines once: a.ts:1, b.ts:1',
    ])
  })
})

const point = (missing: string[]): Point => ({
  name: 'size',
  score: 1,
  measured: '7 files',
  limit: 'none',
  missing,
})

describe('linesOf', () => {
  it('names five of what is missing, and how many more there are', () => {
    const lines = linesOf([point(['a', 'b', 'c', 'd', 'e', 'f', 'g'])])
    expect(lines[0]).toBe(' 1. size         1 of 2  7 files (none)')
    expect(lines.slice(1).map((line) => line.trim())).toEqual([
      'to do: a',
      'to do: b',
      'to do: c',
      'to do: d',
      'to do: e',
      'and 2 more',
    ])
  })

  it('adds up', () => {
    expect(totalOf([point([]), { ...point([]), score: 2 }])).toBe('3 of 4')
  })
})
