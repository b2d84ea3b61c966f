import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { mergedChunks } from './chunks.ts'

/**
 * An entry with three lazy screens. All of them need `all.js`, two of these also `both.js`, and one of these also
 * `alone.js`.
 */
const SOURCES = {
  'src/entry.js':
    "export const open = [() => import('./a.js'), () => import('./b.js'), () => import('./c.js')]",
  'src/a.js': "import { all } from './all.js'; export const a = [all, 'a']",
  'src/b.js':
    "import { all } from './all.js'; import { both } from './both.js'; export const b = [all, both]",
  'src/c.js':
    "import { both } from './both.js'; import { alone } from './alone.js'; export const c = [both, alone]",
  'src/all.js': "import { deep } from './deep.js'; export const all = [deep, Math.random()]",
  'src/both.js': "import { all } from './all.js'; export const both = ['both', all]",
  'src/deep.js': 'export const deep = [Math.random()]',
  'src/alone.js': "export const alone = ['alone', Math.random()]",
}

/** Builds the sources, and gives the code of each file by its name without the hash. */
async function built(first?: string): Promise<Map<string, string>> {
  const root = await mkdtemp(path.join(tmpdir(), 'rumo-chunks-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(path.join(root, 'src'))
  for (const [file, source] of Object.entries(SOURCES)) {
    await writeFile(path.join(root, file), source)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mergedChunks('/src/entry.js', first)],
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

it('puts what several screens share into one file, beside one for each screen', async () => {
  const files = await built()
  expect([...files.keys()]).toEqual(['a', 'b', 'c', 'entry', 'preload', 'screens'])
})

it('leaves what the first screen can do without to the others', async () => {
  const files = await built('src/a.js')
  expect([...files.keys()]).toEqual(['a', 'b', 'c', 'entry', 'other-screens', 'preload', 'screens'])
  expect(files.get('screens')).not.toContain('both')
  expect(files.get('other-screens')).toContain('both')
  expect(files.get('a')).not.toContain('other-screens')
})

it('refuses a first screen that is no module', async () => {
  await expect(built('src/none.js')).rejects.toThrow(/none\.js/)
})
