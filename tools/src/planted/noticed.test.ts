import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyRepository } from './copy.ts'
import type { NamedDefect } from './defect.ts'
import { plantedChecks } from './planted-check.ts'
import { RUN_TESTS } from './run-tests.ts'
import type { Verdict } from './verdicts.ts'

vi.mock('./copy.ts', () => ({ bundlesOf: vi.fn(), copyBuilds: vi.fn(), copyRepository: vi.fn() }))
vi.mock('./run-tests.ts', () => ({ RUN_TESTS: { vitest: vi.fn() } }))

const SOURCE = 'const ONE = 1'
const DEFECT: NamedDefect = {
  name: 'rules: one is two',
  file: 'one.ts',
  from: '= 1',
  to: '= 2',
  tests: ['one.test.ts'],
}

let folder: string
const remove = vi.fn<() => Promise<void>>()

/** Makes the tests give a verdict that depends on the source with the planted defect. */
const judge = (verdictOn: (source: string) => Verdict) =>
  vi.mocked(RUN_TESTS.vitest).mockImplementation(async ({ files }) => {
    const verdict = verdictOn(await readFile(path.join(folder, 'one.ts'), 'utf8'))
    return { verdicts: new Map(files.map((file) => [file, verdict])), output: '' }
  })
const check = () => plantedChecks(async () => [DEFECT])[0]?.run()

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumo-planted-'))
  await writeFile(path.join(folder, 'one.ts'), SOURCE)
  vi.mocked(copyRepository).mockResolvedValue({ folder, remove })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

it('passes where the tests fail with the defect alone, and takes it out again', async () => {
  judge((source) => (source === SOURCE ? 'passed' : 'failed'))
  expect(await check()).toEqual({ passed: 1, failed: 0 })
  expect(await readFile(path.join(folder, 'one.ts'), 'utf8')).toBe(SOURCE)
  expect(remove).toHaveBeenCalled()
})

it('fails, and says which, where a defect is not noticed', async () => {
  judge(() => 'passed')
  expect(await check()).toEqual({ passed: 0, failed: 1 })
  expect(console.log).toHaveBeenCalledWith(
    'rules: one is two is not noticed by one.test.ts: passed.',
  )
})

it('fails where the tests fail without any defect', async () => {
  judge(() => 'failed')
  expect(await check()).toEqual({ passed: 0, failed: 1 })
  expect(console.log).toHaveBeenCalledWith('Without any defect one.test.ts: failed.')
})

it('copies nothing where there is nothing to try', async () => {
  vi.mocked(copyRepository).mockClear()
  expect(await plantedChecks(async () => [])[0]?.run()).toEqual({ passed: 0, failed: 0 })
  expect(copyRepository).not.toHaveBeenCalled()
})
