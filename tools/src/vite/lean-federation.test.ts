import { expect, it } from 'vitest'
import { modulesAlone } from './lean-federation.ts'

const LOADING = [
  'async function loadEntryDom({ type }) {',
  '\tif (isEsmRemoteType(type)) return loadEsmEntry({',
  '\t\tentry',
  '\t});',
  '\tif (type === "system") return loadSystemJsEntry({',
  '\t\tentry',
  '\t});',
  '\treturn loadEntryScript({',
  '\t\tentry',
  '\t});',
  '}',
  'async function loadEntryNode() {}',
  '',
]

it('loads remotes as modules, and leaves out what loads the other kinds', () => {
  expect(modulesAlone(LOADING.join('\n')).split('\n')).toEqual([
    ...LOADING.slice(0, 1),
    '\treturn loadEsmEntry({',
    ...LOADING.slice(2, 4),
    ...LOADING.slice(10),
  ])
})

it('says so where the runtime is another one', () => {
  expect(() => modulesAlone('export {}')).toThrow('another way')
})
