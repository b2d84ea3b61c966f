import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { CHROMIUM } from '../system/programs.ts'
import type { Check } from './check.ts'
import { run } from './run.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const E2E = path.join(ROOT, 'e2e')
const ARGUMENTS = ['test', '--reporter=dot,json']

/** The journeys in Chromium, against the built product. One that is flaky or skipped has failed. */
export const e2eCheck: Check = {
  title: 'end to end in Chromium',
  needs: CHROMIUM,
  run: async (chromium) => {
    const report = path.join(ROOT, '.rumo/playwright.json')
    await rm(report, { force: true })
    const { code } = await run(path.join(E2E, 'node_modules/.bin/playwright'), ARGUMENTS, {
      cwd: E2E,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show: true,
    })
    const { stats } = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport
    const failed = stats.unexpected + stats.flaky + stats.skipped
    return { passed: stats.expected, failed: failed || Number(code !== 0) }
  },
}
