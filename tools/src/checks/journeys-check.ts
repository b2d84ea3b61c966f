import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readToolsConfig, ROOT } from '../config.ts'
import { checkPort } from '../start/preflight.ts'
import { CHROMIUM, NGINX, POSTGRES } from '../system/programs.ts'
import type { Check, Tally } from './check.ts'
import { PORTS_OF_JOURNEYS } from './journey-sites.ts'
import { run } from './run.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  /** One suite for each file. */
  suites: Suite[]
  /** Errors outside of journeys, as in a file that cannot be loaded. */
  errors: PlaywrightError[]
}

interface PlaywrightError {
  message?: string
}

interface Suite {
  title: string
  specs?: { title: string; tests: PlaywrightTest[] }[]
  suites?: Suite[]
}

interface PlaywrightTest {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { errors: PlaywrightError[] }[]
}

const E2E = path.join(ROOT, 'e2e')
const PLAYWRIGHT = path.join(E2E, 'node_modules/.bin/playwright')

/** Further arguments and settings of a run of the journeys. */
export interface JourneysOptions {
  args?: readonly string[]
  env?: Record<string, string>
}

/** Runs the journeys in Chromium on the built product: served by one process, and by nginx with PostgreSQL. */
export function journeysCheck({ isFull = false, hasNginx = true } = {}): Check {
  return {
    title: hasNginx ? 'journeys' : 'journeys without nginx',
    needs: hasNginx ? [CHROMIUM, NGINX, POSTGRES] : [CHROMIUM],
    run: async (chromium = '') => {
      const report = path.join(ROOT, `.rumo/playwright-${process.pid}.json`)
      await rm(report, { force: true })
      const code = await runJourneys({
        args: ['--reporter=dot,json'],
        env: {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          ...(isFull && { E2E_FULL: '1' }),
          ...(!hasNginx && { E2E_WITHOUT_NGINX: '1' }),
        },
      })
      return tallyOf(JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport, code)
    },
  }
}

/** Rejects with a message for the user if another program uses a port of the journeys' servers. */
export async function checkJourneyPorts(): Promise<void> {
  const { journeysPort: first } = readToolsConfig()
  const next = first + PORTS_OF_JOURNEYS
  for (let port = first; port < next; port++) {
    await checkPort('localhost', port, `E2E_PORT=${next} npm run e2e`)
  }
}

/** Runs the journeys with the configured seed. Prints the seed, and where the files of failed journeys are. */
export async function runJourneys({ args = [], env = {} }: JourneysOptions): Promise<number> {
  const { journeysSeed } = readToolsConfig()
  const kept = path.join(ROOT, `.rumo/e2e-${process.pid}`)
  const { code } = await run(PLAYWRIGHT, ['test', `--output=${kept}`, ...args], {
    cwd: E2E,
    env: { ...env, E2E_SEED: journeysSeed },
    show: true,
  })
  console.log(`\nE2E_SEED=${journeysSeed} draws the same variants again.`)
  const failed = (await readdir(kept).catch(() => [])).filter((name) => !name.startsWith('.'))
  for (const name of failed) {
    const folder = path.join(kept, name)
    console.log(`Kept of what failed: ${folder}`)
    if (env['E2E_KEEP']) {
      console.log(`  To see it again: ${PLAYWRIGHT} show-trace ${path.join(folder, 'trace.zip')}`)
    }
  }
  if (failed.length === 0) await rm(kept, { recursive: true, force: true })
  return code ?? 1
}

/** The result of a run of Playwright, by its report and its exit code. A flaky or skipped journey counts as failed. */
export function tallyOf({ stats, suites, errors }: PlaywrightReport, code: number): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped
  const failures = [...errors.map(firstLineOf), ...suites.flatMap((suite) => failuresOf(suite))]
  return {
    passed: stats.expected,
    failed: failed || Number(code !== 0),
    ...(failures.length > 0 && { failures }),
  }
}

/** The journeys of a suite that did not pass, each with its project and the first line of its first error. */
function failuresOf({ title, specs = [], suites = [] }: Suite, above: readonly string[] = []) {
  const names = [...above, title]
  const failures: string[] = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const [error = { message: status }] = results.flatMap(({ errors }) => errors)
        return `[${projectName}] ${[...names, spec.title].join(' › ')}: ${firstLineOf(error)}`
      }),
  )
  for (const suite of suites) failures.push(...failuresOf(suite, names))
  return failures
}

const firstLineOf = ({ message = '' }: PlaywrightError) =>
  stripVTControlCharacters(message).split('\n', 1).join('')
