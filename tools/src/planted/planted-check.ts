import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Check, Tally } from '../checks/check.ts'
import { run } from '../checks/run.ts'
import { CHROMIUM, NGINX, POSTGRES } from '../system/programs.ts'
import { bundlesOf, copyBuilds, copyRepository, type Copy } from './copy.ts'
import { plant, runnerOf, titlesOf, type NamedDefect, type Runner } from './defect.ts'
import { readDefects } from './read-defects.ts'
import { RUN_TESTS } from './run-tests.ts'
import { unlike } from './verdicts.ts'

/** The most characters that are shown of the output of tests that did not run. */
const SAID_CHARACTERS = 2000

/**
 * Checks that the tests notice the planted defects: one check for each kind of runner. The bundles must have been
 * built.
 */
export function plantedChecks(
  read: () => Promise<readonly NamedDefect[]> = readDefects,
): readonly Check[] {
  const those = async (runner: Runner) =>
    (await read()).filter((defect) => runnerOf(defect) === runner)
  return [
    {
      title: 'planted defects are noticed by tests',
      run: async () => checkDefects('vitest', await those('vitest')),
    },
    {
      title: 'planted defects are noticed on PostgreSQL',
      needs: [POSTGRES],
      run: async () => checkDefects('postgres', await those('postgres')),
    },
    {
      title: 'planted defects are noticed by journeys',
      needs: [CHROMIUM, NGINX, POSTGRES],
      run: async (chromium = '') =>
        checkDefects('journeys', await those('journeys'), { CHROMIUM_PATH: chromium }),
    },
  ]
}

async function checkDefects(
  runner: Runner,
  defects: readonly NamedDefect[],
  env: Record<string, string> = {},
): Promise<Tally> {
  if (defects.length === 0) return { passed: 0, failed: 0 }
  const isOfJourneys = runner === 'journeys'
  // Journeys run one at a time: their ports are fixed, and their servers use the whole machine.
  const copies = await Promise.all(
    Array.from({ length: isOfJourneys ? 1 : Math.min(availableParallelism(), 2) }, () =>
      copyRepository({ withBuilds: isOfJourneys }),
    ),
  )
  try {
    const broken = await unlikeWithout(runner, copies[0], defects, env)
    for (const line of broken) console.log(line)
    if (broken.length > 0) return { passed: 0, failed: broken.length }
    const waiting = [...defects]
    let failed = 0
    await Promise.all(
      copies.map(async (copy) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const unnoticed = await unnoticedBy(runner, copy, next, env)
          for (const line of unnoticed) console.log(line)
          if (unnoticed.length > 0) failed += 1
        }
      }),
    )
    return { passed: defects.length - failed, failed }
  } finally {
    await Promise.all(copies.map((copy) => copy.remove()))
  }
}

/** Without a defect all tests must pass: a test that fails anyway would not show that it notices one. */
async function unlikeWithout(
  runner: Runner,
  copy: Copy | undefined,
  defects: readonly NamedDefect[],
  env: Record<string, string>,
): Promise<string[]> {
  if (!copy) return []
  const files = [...new Set(defects.flatMap(({ tests }) => tests))]
  const { verdicts, output } = await RUN_TESTS[runner]({
    folder: copy.folder,
    files,
    titles: titlesOf(defects),
    env,
  })
  const broken = unlike('passed', files, verdicts)
  if (broken.length > 0) console.log(output)
  return broken.map(({ file, verdict }) => `Without any defect ${file}: ${verdict}.`)
}

async function unnoticedBy(
  runner: Runner,
  { folder }: Copy,
  defect: NamedDefect,
  env: Record<string, string>,
): Promise<string[]> {
  const place = path.join(folder, defect.file)
  const whole = await readFile(place, 'utf8')
  try {
    await writeFile(place, plant(whole, defect))
    if (runner === 'journeys') await build(folder, defect)
    const { tests } = defect
    const { verdicts, output } = await RUN_TESTS[runner]({
      folder,
      files: tests,
      titles: titlesOf([defect]),
      env,
    })
    return unlike('failed', tests, verdicts).map(({ file, verdict }) => {
      const said = verdict === 'passed' ? '' : `\n${output.slice(-SAID_CHARACTERS)}`
      return `${defect.name} is not noticed by ${file}: ${verdict}.${said}`
    })
  } catch (error) {
    return [`${defect.name}: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    await writeFile(place, whole)
    if (runner === 'journeys') await copyBuilds(bundlesOf(defect.file), folder)
  }
}

/** Builds the bundles that contain the file. */
async function build(folder: string, { file }: NamedDefect): Promise<void> {
  for (const bundle of bundlesOf(file)) {
    const cwd = path.join(folder, bundle)
    const { code, output } = await run(path.join(cwd, 'node_modules/.bin/vite'), ['build'], { cwd })
    if (code !== 0) throw new Error(`${bundle} could not be built:\n${output}`)
  }
}
