import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../config.ts'
import type { Area } from './areas.ts'
import { excerptOf, onOneLine, type Outcome } from './outcome.ts'

const TEMPORARY = '.stryker-tmp'
/** Ends the tests of a mutant that loops for ever. Long, because a busy machine is slow too. */
const TIMEOUT_MS = 30_000

/**
 * Mutates an area and runs its tests on each mutant. Gives the result of each mutant. Throws when the tests fail
 * without one.
 */
export async function runArea(area: Area): Promise<Outcome[]> {
  const configFile = path.join(ROOT, TEMPORARY, `${area.name}.vitest.config.mjs`)
  await mkdir(path.dirname(configFile), { recursive: true })
  await writeFile(configFile, vitestConfig(area))
  try {
    const results = await new Stryker({
      mutate: [...area.mutate, '!**/*.{test,fixture}.ts'],
      testRunner: 'vitest',
      plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
      // Stryker's own `testFiles` is not used: with it, Stryker activates a mutant of code that runs at import too late
      // (stryker-js issue 6144). The tests run in processes, as in `npm test`, because a thread cannot set the umask.
      vitest: { configFile, related: false, pool: 'forks' },
      coverageAnalysis: 'perTest',
      concurrency: 1,
      timeoutMS: TIMEOUT_MS,
      tempDirName: TEMPORARY,
      // No file has this name. To read a tsconfig, Stryker would need TypeScript's API, which TypeScript 7 no longer
      // has.
      tsconfigFile: 'tsconfig.none.json',
      ignorePatterns: ['.rumo', '**/.turbo', '**/dist', '**/test-results', 'e2e'],
      reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    }).runMutationTest()
    return await Promise.all(results.map(async (result) => outcomeOf(result)))
  } finally {
    await rm(path.join(ROOT, TEMPORARY), { recursive: true, force: true })
  }
}

/** The source of the Vitest configuration for an area. */
function vitestConfig(area: Area): string {
  return [
    "import config from '../vitest.config.ts'",
    "import { areaConfig } from '../tools/src/mutation/area-config.ts'",
    `export default areaConfig(config, ${JSON.stringify(area)})`,
    '',
  ].join('\n')
}

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>

async function outcomeOf(result: Results[number]): Promise<Outcome> {
  const source = await readFile(result.fileName, 'utf8')
  return {
    file: path.relative(ROOT, result.fileName).replaceAll(path.sep, '/'),
    lineNumber: result.location.start.line,
    ...excerptOf(source, result.location),
    becomes: onOneLine(result.replacement),
    status: result.status,
    testsCompleted: result.testsCompleted ?? 0,
  }
}
