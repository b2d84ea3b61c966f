import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { mergedChunks } from './chunks.ts'

/** An entry with two screens that come later: both have `both.js`, one of them `alone.js`. */
const SOURCES = {
  'src/entry.js': "export const open = [() => import('./a.js'), () => import('./b.js')]",
  'src/a.js': "import { both } from './both.js'; export const a = [both, 'a']",
  'src/b.js':
    "import { both } from './both.js'; import { alone } from './alone.js'; export const b = [both, alone]",
  'src/both.js': "import { deep } from './deep.js'; export const both = [deep, Math.random()]",
  'src/deep.js': 'export const deep = [Math.random()]',
  'src/alone.js': "export const alone = ['alone', Math.random()]",
}

it('puts what several screens share into one file, beside one for each screen', async () => {
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
    plugins: [mergedChunks('/src/entry.js')],
    build: {
      rolldownOptions: {
        input: path.join(root, 'src/entry.js'),
        preserveEntrySignatures: 'allow-extension',
        output: {},
      },
    },
  })
  const files = await readdir(path.join(root, 'dist', 'assets'))
  expect(files.map((file) => file.replace(/-.{8}\.js$/, '')).toSorted()).toEqual([
    'a',
    'b',
    'entry',
    'federation',
    'screens',
  ])
})
