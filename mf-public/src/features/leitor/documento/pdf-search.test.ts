import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({}))
vi.mock('pdfjs-dist/web/pdf_viewer.mjs', () => ({ FindState: {} }))

const own = Object.getOwnPropertyDescriptor(RegExp, 'escape')
afterEach(() => {
  if (own) Object.defineProperty(RegExp, 'escape', own)
})

it('escapes what is searched in browsers that cannot', async () => {
  Reflect.deleteProperty(RegExp, 'escape')
  await import('./pdf-search.ts')
  const { escape } = RegExp as unknown as { escape: (text: string) => string }
  const marks = String.raw`.*+?^$|\\(){}[]-–!/`
  expect(new RegExp(`^${escape(marks)}$`, 'gu').test(marks)).toBe(true)
})

it('adds all that pdf.js’s viewer needs of a browser and pdf.js does not add', async () => {
  const [viewer, rest] = await Promise.all([
    completed('web/pdf_viewer.mjs'),
    completed('build/pdf.mjs'),
  ])
  expect([...viewer].filter((module) => !rest.has(module))).toEqual([
    'core-js/modules/es.regexp.escape.js',
  ])
})

/** The modules of core-js in a file of pdf.js's legacy build. */
async function completed(file: string): Promise<Set<string>> {
  const path = fileURLToPath(import.meta.resolve(`pdfjs-dist/legacy/${file}`))
  return new Set((await readFile(path, 'utf8')).match(/core-js\/modules\/[\w.-]+/g))
}
