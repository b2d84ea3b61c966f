import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { inlineRuntime } from './inline-runtime.ts'

/** A lazy module shares two modules with the entry: one of CommonJS, and one that both import as a namespace. */
const SOURCES = {
  'src/entry.js':
    "import * as names from './names.js'; import common from './common.cjs'; export const found = [names.one, common.two, Object.keys(names)]; export const later = () => import('./later.js')",
  'src/later.js':
    "import * as names from './names.js'; import common from './common.cjs'; export const again = [names, common, document]",
  'src/names.js': 'export const one = 1; export const other = Math.max(2)',
  'src/common.cjs': 'exports.two = 2',
}

async function built(isMinified: boolean): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'rumo-runtime-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(path.join(root, 'src'))
  for (const [file, source] of Object.entries(SOURCES)) {
    await writeFile(path.join(root, file), source)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineRuntime()],
    build: {
      minify: isMinified,
      manifest: true,
      rolldownOptions: {
        input: path.join(root, 'src/entry.js'),
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [{ name: 'shared', test: /names|common/ }] } },
      },
    },
  })
  return path.join(root, 'dist')
}

it.each([true, false])('a build has no file of helpers alone, minified: %s', async (isMinified) => {
  const folder = await built(isMinified)
  const assets = path.join(folder, 'assets')
  const files = await readdir(assets)
  expect(files.map((file) => file.replace(/-.{8}\.js$/, '')).toSorted()).toEqual([
    'entry',
    'later',
    'shared',
  ])
  const manifest = await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8')
  const texts = await Promise.all(files.map((file) => readFile(path.join(assets, file), 'utf8')))
  for (const text of [manifest, ...texts]) expect(text).not.toContain('rolldown-runtime')
  const entry = files.find((file) => file.startsWith('entry')) ?? ''
  const module: unknown = await import(pathToFileURL(path.join(assets, entry)).href)
  expect(module).toHaveProperty('found', [1, 2, ['one', 'other']])
})
