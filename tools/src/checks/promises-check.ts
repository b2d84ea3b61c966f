import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { readAll } from '../house/sources.ts'
import { tallyOfTroubles, type Check } from './check.ts'
import { problemsOf } from './promises.ts'
import { levelsOf, misplacedTags } from './levels.ts'

const TABLE = 'docs/tests.md'
const PROVING = [
  '*/src/**/*.test.{ts,tsx}',
  'e2e/tests/*.spec.ts',
  'tools/src/{checks,planted}/*-{check,checks}.ts',
]

/** Checks docs/tests.md (its tests exist, with the right levels and counts) and that every journey runs somewhere. */
export const promisesCheck: Check = {
  title: 'what proves what (docs/tests.md)',
  run: async () => {
    const sources = await readSources()
    const proofs = sources.map(({ file, text }) => ({ file, levels: levelsOf(file, text) }))
    const problems = [
      ...problemsOf(await readFile(path.join(ROOT, TABLE), 'utf8'), proofs),
      ...sources.flatMap(({ file, text }) => misplacedTags(file, text)),
    ]
    return tallyOfTroubles(problems)
  },
}

/** A check and its test have the same name. Only the test is kept. */
async function readSources() {
  const byName = new Map<string, string>()
  for await (const file of glob(PROVING, { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
    const name = file.replace(/(?:\.test)?\.tsx?$/, '')
    if (file.includes('.test.') || !byName.has(name)) byName.set(name, file)
  }
  return readAll([...byName.values()])
}
