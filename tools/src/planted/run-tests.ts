import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../checks/run.ts'
import type { Runner } from './defect.ts'
import {
  verdictsOfPlaywright,
  verdictsOfVitest,
  type PlaywrightReport,
  type Verdicts,
  type VitestReport,
} from './verdicts.ts'

interface Asked {
  /** The repository, or the copy of it, whose tests are run. */
  folder: string
  files: readonly string[]
  /** Parts of the titles of those that are run: all of them, where there are none. */
  titles: readonly string[]
  env?: Record<string, string>
}

/** Runs test files by what runs them; gives the verdict on each. */
export const RUN_TESTS: Record<Runner, (asked: Asked) => Promise<Verdicts>> = {
  vitest: (asked) => runVitest('!postgres', asked),
  postgres: (asked) => runVitest('postgres', asked),
  journeys: runJourneys,
}

async function runVitest(
  project: string,
  { folder, files, titles, env = {} }: Asked,
): Promise<Verdicts> {
  const report = path.join(folder, '.rumo/planted-vitest.json')
  await rm(report, { force: true })
  const reported = ['--reporter=json', `--outputFile=${report}`]
  const args = ['run', `--project=${project}`, ...reported, ...titled('--testNamePattern', titles)]
  const { output } = await run('vitest', [...args, ...files], { cwd: folder, env })
  return verdictsOfVitest(await readReport<VitestReport>(report, output), folder)
}

async function runJourneys({ folder, files, titles, env = {} }: Asked): Promise<Verdicts> {
  const report = path.join(folder, '.rumo/planted-journeys.json')
  await rm(report, { force: true })
  const e2e = path.join(folder, 'e2e')
  const specs = files.map((file) => path.relative('e2e', file))
  const { output } = await run(
    path.join(e2e, 'node_modules/.bin/playwright'),
    ['test', '--reporter=json', ...titled('--grep', titles), ...specs],
    { cwd: e2e, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return verdictsOfPlaywright(await readReport<PlaywrightReport>(report, output), 'e2e/tests')
}

/** Both read a regular expression, in which a sign of a title would be something else. */
function titled(option: string, titles: readonly string[]): string[] {
  const patterns = titles.map((title) => title.replaceAll(/[^\p{L}\d ]/gu, '.'))
  return patterns.length > 0 ? [`${option}=${patterns.join('|')}`] : []
}

async function readReport<Report>(file: string, output: string): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Error(`The tests came to no report:\n${output}`)
  return JSON.parse(text) as Report
}
