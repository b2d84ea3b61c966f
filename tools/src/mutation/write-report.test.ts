import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { thisMachine, writeReport } from './mutation-report.ts'

const areaOf = (name: string, score: number) => ({
  name,
  date: '2026-01-01T00:00:00.000Z',
  machine: 'a machine',
  minutes: 1,
  mutants: 10,
  killed: 9,
  timedOut: 0,
  score,
  equal: [],
  survivors: [],
})

it('replaces the result of an area that ran, and keeps those of the others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-mutation-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'mutation.json')
  await writeFile(file, '{"areas":[]}')
  await writeReport(file, [areaOf('rules', 90), areaOf('session', 91)])
  await writeReport(file, [areaOf('rules', 95)])
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    areas: [areaOf('rules', 95), areaOf('session', 91)],
  })
})

it('says on what a result was measured', () => {
  expect(thisMachine()).toContain(`Node ${process.version}`)
})
