import { chromium } from '@playwright/test'
import { obtainProgram } from '../../system/program.ts'
import { CHROMIUM } from '../../system/programs.ts'
import type { WeightOptions } from './options.ts'
import { reportOf } from './page-report.ts'
import { visit } from './visit.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-extensions',
  '--mute-audio',
]
const THIS_MACHINE_ALONE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** Starts a Chromium that sends no requests except those of the page. */
export const openChromium = (isExternalAllowed = false) =>
  chromium.launch({
    executablePath: obtainProgram(CHROMIUM),
    args: isExternalAllowed ? ARGS : [...ARGS, THIS_MACHINE_ALONE],
  })

/** Opens a page in Chromium with an empty cache, `options.runs` times. Gives the report of its cost. */
export async function weighPage(options: WeightOptions) {
  const browser = await openChromium(options.isExternalAllowed)
  try {
    const bodies = new Map<string, Buffer>()
    const first = await visit(browser, options, bodies)
    const others = []
    for (let run = 1; run < options.runs; run++) others.push(await visit(browser, options))
    return reportOf(options, [first, ...others], bodies)
  } finally {
    await browser.close()
  }
}
