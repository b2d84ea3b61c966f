import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
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
    const proofs = sources.map(([file, source]) => ({ file, levels: levelsOf(file, source) }))
    const problems = [
      ...problemsOf(await readFile(path.join(ROOT, TABLE), 'utf8'), proofs),
      ...sources.flatMap(([file, source]) => misplacedTags(file, source)),
    ]
    return tallyOfTroubles(problems)
  },
}

/** A check and its test have the same name: keep the test. */
async function readSources(): Promise<[file: string, source: string][]> {
  const byName = new Map<string, string>()
  for await (const file of glob(PROVING, { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
    const name = file.replace(/(?:\.test)?\.tsx?$/, '')
    if (file.includes('.test.') || !byName.has(name)) byName.set(name, file)
  }
  return Promise.all(
    [...byName.values()].map(async (file): Promise<[string, string]> => [
      file,
      await readFile(path.join(ROOT, file), 'utf8'),
    ]),
  )
}
