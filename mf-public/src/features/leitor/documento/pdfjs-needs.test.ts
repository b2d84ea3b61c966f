import { camelCase } from 'es-toolkit'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { NEEDS } from './pdfjs-needs.ts'

it('misses each name, and has them all from the polyfills', async () => {
  const program = fileURLToPath(import.meta.resolve('./pdfjs-needs.fixture.ts'))
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  expect(JSON.parse(stdout)).toEqual({ notBrought: [], notMissed: [], meets: true })
})

const PAGE = ['build/pdf.mjs', 'web/pdf_viewer.mjs']
const WORKERS = ['build/pdf.worker.mjs', 'build/pdf.renderer.mjs']

it('completes a page as pdf.js’s build for older browsers does', async () => {
  const polyfills = await modulesIn(import.meta.resolve('./pdfjs-polyfills.ts'))
  expect([...polyfills].toSorted()).toEqual([...(await completed(PAGE))].toSorted())
})

/** Modules of core-js that mend what every browser of the README has; `Iterator` is looked for as a global. */
const MENDED = [
  'es.array.includes',
  'es.array.push',
  'es.iterator.constructor',
  'es.json.parse',
  'es.json.stringify',
  'web.dom-exception.stack',
  'web.self',
]

it('knows of each thing that this build brings', async () => {
  const known = new Set(NEEDS.flatMap(({ of, names }) => names.map((name) => `${of}.${name}`)))
  const unknown = [...(await completed([...PAGE, ...WORKERS]))].filter((module) => {
    const [, of, name = ''] = module.replace('.v2', '').split('.')
    return !known.has(`${of}.${camelCase(name)}`)
  })
  expect(unknown.toSorted()).toEqual(MENDED)
})

/** The modules of core-js in files of pdf.js's build for older browsers. */
async function completed(files: readonly string[]): Promise<Set<string>> {
  const all = await Promise.all(
    files.map((file) => modulesIn(import.meta.resolve(`pdfjs-dist/legacy/${file}`))),
  )
  return new Set(all.flatMap((one) => [...one]))
}

async function modulesIn(url: string): Promise<Set<string>> {
  const text = await readFile(fileURLToPath(url), 'utf8')
  return new Set(
    [...text.matchAll(/core-js\/modules\/([\w.-]+)\.js/g)].map(([, name]) => `${name}`),
  )
}
