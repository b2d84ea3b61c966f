import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { resultOf } from './report.fixture.ts'
import { readReport, suiteReport, withSuite, writeReport } from './report.ts'

const KEYS = ['first', 'second', 'third']
const FIGURE = { name: 'draws', value: 10, unit: '/s', atLeast: 20 }

async function scratchFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return path.join(folder, 'bench.json')
}

describe('suiteReport', () => {
  it('says of each figure whether it holds and how it stands to its baseline', () => {
    const suite = { key: 'first', name: 'The first', run: async () => [] }
    const baseline = { name: 'the naive join', value: 5 }
    const { figures, ...about } = suiteReport(suite, [FIGURE, { ...FIGURE, atLeast: 10, baseline }])

    expect(figures).toEqual([
      { ...FIGURE, holds: false },
      { ...FIGURE, atLeast: 10, baseline, ratio: 2, holds: true },
    ])
    expect(about).toMatchObject({
      key: 'first',
      name: 'The first',
      machine: { node: process.version },
    })
    expect(Date.now() - Date.parse(about.date)).toBeLessThan(60_000)
  })
})

describe('withSuite', () => {
  it('replaces the result of one suite and leaves the others as they were measured', () => {
    const [first, second] = [resultOf('first', [FIGURE]), resultOf('second', [])]
    const fresh = { ...resultOf('second', [FIGURE]), date: '2027-01-01T00:00:00.000Z' }

    expect(withSuite({ suites: [first, second] }, fresh, KEYS)).toEqual({ suites: [first, fresh] })
  })

  it('keeps the order of the keys, and nothing of a suite that is no more', () => {
    const [first, third] = [resultOf('first', []), resultOf('third', [])]
    const last = { suites: [third, resultOf('gone', [FIGURE])] }

    expect(withSuite(last, first, KEYS)).toEqual({ suites: [first, third] })
  })
})

describe('writeReport', () => {
  it('writes what readReport reads', async () => {
    const file = await scratchFile()
    const report = { suites: [resultOf('first', [{ ...FIGURE, row: 'Draws' }])] }
    await writeReport(file, report)

    expect(await readReport(file)).toEqual(report)
  })
})

describe('readReport', () => {
  it('refuses a result without a day', async () => {
    const file = await scratchFile()
    const { date: _, ...undated } = resultOf('first', [])
    await writeFile(file, JSON.stringify({ suites: [undated] }))

    await expect(readReport(file)).rejects.toThrow('date')
  })
})
