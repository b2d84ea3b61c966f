import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { PORTS_OF_JOURNEYS } from '../checks/journey-sites.ts'
import { run } from '../checks/run.ts'
import { readToolsConfig } from '../config.ts'
import type { Runner } from './defect.ts'
import {
  verdictsOfPlaywright,
  verdictsOfVitest,
  type PlaywrightReport,
  type Verdicts,
  type VitestReport,
} from './verdicts.ts'

/** Time limits for the whole run: a defect may hang it in a way that the tests' own limits do not end. */
const HANGS_MS = { vitest: 300_000, journeys: 1_200_000 }

/** The number of runs of journeys. Ports alternate, because the servers of the last run may still be ending. */
let runs = 0

interface Asked {
  /** The repository, or the copy of it, whose tests are run. */
  folder: string
  files: readonly string[]
  /** Parts of the titles of the tests to run; all of them if empty. */
  titles: readonly string[]
  env?: Record<string, string>
}

/** The verdict on each test file, and the output of the run. */
interface Ran {
  verdicts: Verdicts
  output: string
}

/** For each runner, the function that runs test files with it. */
export const RUN_TESTS: Record<Runner, (asked: Asked) => Promise<Ran>> = {
  vitest: (asked) => runVitest('!postgres', asked),
  postgres: (asked) => runVitest('postgres', asked),
  journeys: runJourneys,
}

async function runVitest(
  project: string,
  { folder, files, titles, env = {} }: Asked,
): Promise<Ran> {
  const report = path.join(folder, '.rumo/planted-vitest.json')
  await rm(report, { force: true })
  const reported = ['--reporter=json', '--reporter=agent', `--outputFile=${report}`]
  const args = ['run', `--project=${project}`, ...reported, ...titled('--testNamePattern', titles)]
  const { output } = await run('vitest', [...args, ...files], {
    cwd: folder,
    env,
    timeoutMs: HANGS_MS.vitest,
  })
  const verdicts = verdictsOfVitest(await readReport<VitestReport>(report, output), folder)
  return { verdicts, output }
}

async function runJourneys({ folder, files, titles, env = {} }: Asked): Promise<Ran> {
  const report = path.join(folder, '.rumo/planted-journeys.json')
  await rm(report, { force: true })
  const e2e = path.join(folder, 'e2e')
  const specs = files.map((file) => path.relative('e2e', file))
  runs += 1
  const port = String(readToolsConfig().journeysPort + (runs % 2) * PORTS_OF_JOURNEYS)
  const { output } = await run(
    path.join(e2e, 'node_modules/.bin/playwright'),
    ['test', '--reporter=json,line', ...titled('--grep', titles), ...specs],
    {
      cwd: e2e,
      env: { ...env, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeoutMs: HANGS_MS.journeys,
    },
  )
  const read = await readReport<PlaywrightReport>(report, output)
  return { verdicts: verdictsOfPlaywright(read, 'e2e/tests'), output }
}

/** Both options take a regular expression, so special characters of a title are replaced. */
function titled(option: string, titles: readonly string[]): string[] {
  const patterns = titles.map((title) => title.replaceAll(/[^\p{L}\d ]/gu, '.'))
  return patterns.length > 0 ? [`${option}=${patterns.join('|')}`] : []
}

async function readReport<Report>(file: string, output: string): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Error(`The tests came to no report:\n${output}`)
  return JSON.parse(text) as Report
}
