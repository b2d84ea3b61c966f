import { camelCase } from 'es-toolkit'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { meetsNeeds, NEEDS } from './pdfjs-needs.ts'

const needed = NEEDS.flatMap(([object, ...its]) => its.map((name) => ({ object, name })))
const missing = needed.filter(({ object, name }) => !(name in object))
// Other tests find the globals of Node as they were.
afterAll(() => {
  for (const { object, name } of missing) Reflect.deleteProperty(object, name)
})

it('needs each name, and has them all from the polyfills', async () => {
  await import('./pdfjs-polyfills.ts')
  expect(meetsNeeds()).toBe(true)
  for (const { object, name } of needed) {
    const { owner, property } = found(object, name)
    Reflect.deleteProperty(owner, name)
    expect({ without: name, meets: meetsNeeds() }).toEqual({ without: name, meets: false })
    Object.defineProperty(owner, name, property)
  }
})

/** A property, and the object of the chain of prototypes that has it. */
function found(owner: object, name: string): { owner: object; property: PropertyDescriptor } {
  const property = Object.getOwnPropertyDescriptor(owner, name)
  return property ? { owner, property } : found(Object.getPrototypeOf(owner) as object, name)
}

const PAGE = ['build/pdf.mjs', 'web/pdf_viewer.mjs']
const WORKERS = ['build/pdf.worker.mjs', 'build/pdf.renderer.mjs']

it('completes a page as pdf.js’s build for older browsers does', async () => {
  const polyfills = await modulesIn(new URL(import.meta.resolve('./pdfjs-polyfills.ts')))
  expect([...polyfills].toSorted()).toEqual([...(await completed(PAGE))].toSorted())
})

/** Modules of core-js that mend what every browser has. */
const MENDED = [
  'es.array.includes',
  'es.array.push',
  'es.json.stringify',
  'web.dom-exception.stack',
  'web.self',
]

it('knows of each thing that this build completes', async () => {
  const known = new Set(needed.map(({ name }) => name))
  const unknown = [...(await completed([...PAGE, ...WORKERS]))].filter((module) => {
    const [, object = '', name = ''] = module.replace('.v2', '').split('.')
    return !known.has(name === 'constructor' ? pascalCase(object) : camelCase(name))
  })
  expect(unknown.toSorted()).toEqual(MENDED)
})

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The modules of core-js in files of pdf.js's build for older browsers. */
async function completed(files: readonly string[]): Promise<Set<string>> {
  const all = await Promise.all(
    files.map((file) => modulesIn(new URL(import.meta.resolve(`pdfjs-dist/legacy/${file}`)))),
  )
  return new Set(all.flatMap((one) => [...one]))
}

async function modulesIn(file: URL): Promise<Set<string>> {
  const text = await readFile(fileURLToPath(file), 'utf8')
  return new Set(
    [...text.matchAll(/core-js\/modules\/([\w.-]+)\.js/g)].map(([, name]) => `${name}`),
  )
}
