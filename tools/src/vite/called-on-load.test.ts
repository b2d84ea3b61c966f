import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { calledOnLoad } from './called-on-load.ts'

const SOURCES = new Map([
  ['entry.js', "import { value } from 'library.js'; console.log(value, () => import('later.js'))"],
  ['library.js', 'export const value = Math.random()'],
  ['later.js', "console.log('later')"],
])

it('marks a file in its first line, where V8 looks, and no other file', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (SOURCES.has(id) ? id : null),
        load: (id) => SOURCES.get(id),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry.js',
        output: {
          codeSplitting: { groups: [{ name: 'libraries', test: 'library.js' }] },
          postBanner: calledOnLoad('libraries'),
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const marked = output.filter(
    (file) => file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(output.length).toBeGreaterThan(2)
  expect(marked.map(({ name }) => name)).toEqual(['libraries'])
})
