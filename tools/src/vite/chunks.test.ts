import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
    "import { all, both, part } from './index.js'; export const b = [all, both, part, () => import('./later.js')]",
  'src/c.js':
    "import { both } from './index.js'; import { alone } from './alone.js'; export const c = [both, alone]",
  'src/later.js': "import { part } from './index.js'; export const later = ['later', part]",
  'src/all.js': "import { deep } from './deep.js'; export const all = [deep, Math.random()]",
  'src/both.js': "import { all } from './all.js'; export const both = ['both', all]",
  'src/deep.js': 'export const deep = [Math.random()]',
  'src/alone.js': "export const alone = ['alone', Math.random()]",
  'src/part.js': "export const part = ['part', Math.random()]",
}

/** Builds the sources, and gives the code of each file by its name without the hash. */
async function built(shared?: SharedFiles): Promise<Map<string, string>> {
  const root = await mkdtemp(path.join(tmpdir(), 'rumo-chunks-'))
  onTestFinished(() => rm(root, { recursive: true }))
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
  const folder = path.join(root, 'dist', 'assets')
  const files = await readdir(folder)
  return new Map(
    await Promise.all(
      files
        .toSorted()
        .map(
          async (file) =>
            [
              file.replace(/-.{8}\.js$/, ''),
              await readFile(path.join(folder, file), 'utf8'),
            ] as const,
        ),
    ),
  )
}

// The bundler's own runtime has a file too, because two files need it.
const OWN = ['a', 'b', 'c', 'entry', 'later', 'preload', 'rolldown-runtime']

it('puts what several screens share into one file, beside one for each screen', async () => {
  const files = await built()
  expect([...files.keys()]).toEqual([...OWN, 'screens'])
  expect(files.get('screens')).toContain('routed')
})

it('has a file for what only certain screens share', async () => {
  const files = await built({ 'b-and-c': ['src/b.js', 'src/c.js'] })
  expect([...files.keys()]).toEqual(['a', 'b', 'b-and-c', ...OWN.slice(2), 'screens'])
  expect(files.get('screens')).not.toContain('both')
  expect(files.get('b-and-c')).toContain('both')
  expect(files.get('a')).not.toContain('b-and-c')
})

it('has no file for what one screen shares with its own later parts', async () => {
  const files = await built({ 'b-and-c': ['src/b.js', 'src/c.js'] })
  expect(files.get('b')).toContain('part')
})

it('refuses a file for what is no lazy screen', async () => {
  await expect(built({ none: ['src/none.js'] })).rejects.toThrow(/No lazy screens.*none\.js/)
})
