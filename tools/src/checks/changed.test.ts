import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { changedParts, hashesOf, sinceItPassed } from './changed.ts'
import { HALVES, plantedIn } from './halves.ts'
import { FAILED, PASSED, type Check } from './check.ts'

const FILES = [
  ['.oxlintrc.json', '{}'],
  ['README.md', '# Rumo'],
  ['api/src/app.ts', 'app'],
  ['contract/src/provas.ts', 'provas'],
  ['e2e/tests/home.spec.ts', 'home'],
  ['mf-admin/package.json', '{}'],
  ['mf-admin/src/entry.tsx', 'entry'],
  ['mf-admin/vite.config.ts', 'vite'],
  ['shared-auth/src/http.errors.test.ts', 'errors'],
  ['shared-ui/src/words/words.ts', 'words'],
  ['tools/fixtures/lint-rules/api/src/any.ts', 'any'],
  ['tools/lint/rumo-plugin.mjs', 'plugin'],
] as const

const PARTS = [...HALVES, plantedIn('lint-rules')]
const before = hashesOf(PARTS, FILES)

/** The parts that are checked again after a change of this file. */
const changedBy = (changed: string, all: readonly (readonly [string, string])[] = FILES) =>
  changedParts(
    PARTS,
    before,
    hashesOf(
      PARTS,
      all.map(([file, contents]) => [file, file === changed ? `${contents}!` : contents]),
    ),
  ).map(({ name }) => name)

describe('what is looked at again', () => {
  it.each([
    ['nothing', 'no file', []],
    ['nothing', 'README.md', []],
    ['what runs in Node', 'api/src/app.ts', ['node']],
    ['what runs in Node', 'e2e/tests/home.spec.ts', ['node']],
    ['what runs in a page', 'mf-admin/src/entry.tsx', ['pages']],
    ['what both read', 'contract/src/provas.ts', ['pages', 'node']],
    ['what both read', 'shared-ui/src/words/words.ts', ['pages', 'node']],
    ['both, where it lies between', 'mf-admin/vite.config.ts', ['pages', 'node']],
    ['the planted violations', 'tools/fixtures/lint-rules/api/src/any.ts', ['lint-rules']],
    ['everything', '.oxlintrc.json', ['pages', 'node', 'lint-rules']],
    ['everything', 'tools/lint/rumo-plugin.mjs', ['pages', 'node', 'lint-rules']],
    ['everything', 'mf-admin/package.json', ['pages', 'node', 'lint-rules']],
  ])('is %s after a change of %s', (_what, file, names) => {
    expect(changedBy(file)).toEqual(names)
  })

  it('is what lost a file or has one more, and what never passed', () => {
    expect(changedBy('', FILES.slice(0, -2))).toEqual(['pages', 'node', 'lint-rules'])
    expect(changedBy('', [...FILES, ['api/src/more.ts', '']])).toEqual(['node'])
    expect(changedParts(HALVES, {}, before)).toEqual(HALVES)
  })

  it('does not mind in what order the files come', () => {
    expect(changedBy('', FILES.toReversed())).toEqual([])
  })
})

it('every file but a planted one is of one half', () => {
  const halves = FILES.map(([file]) =>
    HALVES.filter(({ has }) => has(file)).map(({ name }) => name),
  )
  expect(halves.flat().filter((name) => name === 'pages')).toHaveLength(4)
  expect(FILES.filter((_, index) => halves[index]?.length !== 1).map(([file]) => file)).toEqual([
    'tools/fixtures/lint-rules/api/src/any.ts',
  ])
})

it('looks again until it passes, and then at what has changed alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-passed-'))
  try {
    const run = vi.fn<Check['run']>(async () => PASSED)
    const checkOf = vi.fn((_files?: readonly string[]): Check => ({ title: 'lint', run }))
    const check = sinceItPassed(HALVES, checkOf, folder)
    run.mockResolvedValueOnce(FAILED)
    expect(await check.run()).toBe(FAILED)
    expect(await readdir(folder)).toEqual([])
    expect(await check.run()).toBe(PASSED)
    // All parts have changed, so the check gets no list of files and looks at everything.
    expect(checkOf).toHaveBeenLastCalledWith(undefined)
    expect(await check.run()).toMatchObject({ ...PASSED, said: expect.stringMatching('nothing') })
    expect(run).toHaveBeenCalledTimes(2)

    const [kept = ''] = await readdir(folder)
    const passed = hashesOf(HALVES, [])
    const whole = JSON.parse(await readFile(path.join(folder, kept), 'utf8')) as typeof passed
    await writeFile(path.join(folder, kept), JSON.stringify({ ...whole, node: passed['node'] }))
    await check.run()
    const [asked = []] = checkOf.mock.lastCall ?? []
    expect(asked).toContain('api/src/app.ts')
    expect(asked.filter((file) => file.startsWith('mf-admin/src/'))).toEqual([])
    expect(run).toHaveBeenCalledTimes(3)
  } finally {
    await rm(folder, { recursive: true })
  }
})
