import { globSync } from 'node:fs'
import { ROOT } from '../config.ts'
import { readAll } from '../house/sources.ts'
import { tallyOfTroubles, type Check } from './check.ts'
import { problemsOfDocs } from './docs.ts'

const NONE_OF_OURS = ['**/node_modules', '**/dist', '.git', '.rumo', '.turbo']

/** Checks the docs: links, paths, diagrams, citations in comments, and length. */
export const docsCheck: Check = {
  title: 'links, paths and length of the docs',
  run: async () => {
    const files = globSync(['**/*', '**/.*'], { cwd: ROOT, exclude: NONE_OF_OURS })
    const [docs, sources] = await Promise.all([
      readAll(files.filter((file) => file.endsWith('.md'))),
      readAll(files.filter((file) => /\.(?:tsx?|mjs|css|conf)$/.test(file) && !isPlanted(file))),
    ])
    return tallyOfTroubles(problemsOfDocs({ files, docs, sources }))
  },
}

/** Planted defects and the test of this check cite files that do not exist. */
const isPlanted = (file: string) =>
  file.startsWith('tools/fixtures/') || file === 'tools/src/checks/docs.test.ts'
