import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { CHROMIUM, NGINX } from '../system/programs.ts'
import type { Check, Tally } from './check.ts'
import { run } from './run.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const E2E = path.join(ROOT, 'e2e')

/** The journeys in Chromium, against the built product as one process serves it. */
export const e2eCheck: Check = {
  title: 'end to end in Chromium',
  needs: [CHROMIUM],
  run: (chromium = '') =>
    runJourneys('single', { CHROMIUM_PATH: chromium, E2E_WITHOUT_NGINX: '1' }),
}

/** The journeys again, against the product as nginx serves it. */
export const nginxCheck: Check = {
  title: 'end to end behind nginx',
  needs: [NGINX, CHROMIUM],
  run: (_nginx, chromium = '') => runJourneys('nginx', { CHROMIUM_PATH: chromium }),
}

/** A journey that is skipped has failed; one that passed at its second try is named by the reporter. */
async function runJourneys(project: string, env: Record<string, string>): Promise<Tally> {
  const report = path.join(ROOT, `.rumo/playwright-${project}.json`)
  await rm(report, { force: true })
  const { code } = await run(
    path.join(E2E, 'node_modules/.bin/playwright'),
    ['test', '--reporter=dot,json', `--project=${project}`],
    { cwd: E2E, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show: true },
  )
  const { stats } = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed || Number(code !== 0) }
}
