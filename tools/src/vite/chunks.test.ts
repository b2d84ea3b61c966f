import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { mergedChunks, type SharedFiles } from './chunks.ts'

/**
 * An entry with three lazy screens and a router. All of these need `all.js`, two also `both.js`, one of these also
 * `alone.js`, and the other `part.js` with what it loads later. They import by an index, and each takes only what it
 * needs.
 */
const SOURCES = {
  'package.json': JSON.stringify({ sideEffects: false }),
  'src/entry.js':
    "export const open = [() => import('./a.js'), () => import('./b.js'), () => import('./c.js'), () => import('./shared/routed.tsx')]",
  'src/shared/routed.tsx': "export const routed = ['routed', Math.random()]",
  'src/index.js':
    "export { all } from './all.js'; export { both } from './both.js'; export { part } from './part.js'",
  'src/a.js': "import { all } from './index.js'; export const a = [all, 'a']",
  'src/b.js':
    "import { all, both, part } from './index.js'; export const b = [all, both, part, () => import('./later.js'), () => import('./last.js')]",
  'src/c.js':
    "import { both } from './index.js'; import { alone } from './alone.js'; export const c = [both, alone]",
  'src/later.js':
    "import { part } from './index.js'; import { late } from './late.js'; export const later = ['later', part, late]",
  'src/last.js': "import { late } from './late.js'; export const last = ['last', late]",
  'src/late.js': "export const late = ['late', Math.random()]",
  'src/all.js': "import { deep } from './deep.js'; export const all = ['all', deep, Math.random()]",
  'src/both.js': "import { all } from './all.js'; export const both = ['both', all]",
  'src/deep.js': "export const deep = ['deep', Math.random()]",
  'src/alone.js': "export const alone = ['alone', Math.random()]",
  'src/part.js': "export const part = ['part', Math.random()]",
}

/** Builds the sources, and gives the code of each file by its name without the hash. */
async function built(
  shared?: SharedFiles,
  { isLinked = false } = {},
): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-chunks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const root = path.join(folder, isLinked ? 'link' : 'root')
  await mkdir(path.join(folder, 'root'))
  if (isLinked) await symlink('root', root)
  await mkdir(path.join(root, 'src/shared'), { recursive: true })
  for (const [file, source] of Object.entries(SOURCES)) {
    await writeFile(path.join(root, file), source)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mergedChunks('/src/entry.js', shared)],
    build: {
      rolldownOptions: {
        input: path.join(root, 'src/entry.js'),
        preserveEntrySignatures: 'allow-extension',
        output: {},
      },
    },
  })
  const assets = path.join(root, 'dist', 'assets')
  const files = await readdir(assets)
  return new Map(
    await Promise.all(
      files
        .toSorted()
        .map(
          async (file) =>
            [
              file.replace(/-.{8}\.js$/, ''),
              await readFile(path.join(assets, file), 'utf8'),
            ] as const,
        ),
    ),
  )
}

it('puts what several screens share into one file, beside one for each screen', async () => {
  const files = await built()
  expect([...files.keys()]).toContain('screens')
  for (const name of ['all', 'both', 'deep']) expect(files.get('screens')).toContain(name)
})

const FILES = { 'b-and-c': ['src/b.js', 'src/c.js'] }

it('has a file for what only certain screens share', async () => {
  const files = await built(FILES)
  expect(files.get('b-and-c')).toContain('both')
  expect(files.get('screens')).not.toContain('both')
  expect(files.get('screens')).toContain('deep')
  expect(files.get('a')).not.toContain('b-and-c')
})

it('has the router, which all of them need, in the file that all of them need', async () => {
  const files = await built(FILES)
  expect([...files.keys()]).not.toContain('routed')
  expect(files.get('screens')).toContain('routed')
})

it('leaves out of the files what one screen alone shares with its later parts, and they with each other', async () => {
  const files = await built(FILES)
  expect(files.get('b')).toContain('part')
  expect(files.get('late')).toContain('late')
})

it('refuses a file for what is no lazy screen', async () => {
  await expect(built({ none: ['src/none.js'] })).rejects.toThrow(/No lazy screens.*none\.js/)
})

it('works in a folder that is reached by a link', async () => {
  const files = await built(FILES, { isLinked: true })
  expect(files.get('b-and-c')).toContain('both')
})
