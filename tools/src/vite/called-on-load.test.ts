import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { hostConfig } from './federation.ts'

const REACT = '/node_modules/react/index.js'
const SOURCES = new Map([
  ['entry.js', `import { value } from '${REACT}'; console.log(value, () => import('later.js'))`],
  [REACT, 'export const value = Math.random()'],
  ['later.js', "console.log('later')"],
])

it('has React compiled while it comes: its file is marked in the first line, and no other file', async () => {
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
        output: hostConfig().build?.rolldownOptions?.output ?? {},
      },
    },
  })) as Rolldown.RolldownOutput
  const marked = output.filter(
    (file) => file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(output.length).toBeGreaterThan(2)
  expect(marked.map(({ name }) => name)).toEqual(['libraries'])
})
