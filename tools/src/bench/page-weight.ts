import path from 'node:path'
import { run } from '../checks/run.ts'
import { ROOT } from '../config.ts'
import { obtainProgram } from '../system/program.ts'
import { CHROMIUM } from '../system/programs.ts'

/** Runs tools/page-weight.mjs, which opens a page in Chromium and prints what it cost as JSON. */
export function weighPage(args: readonly string[], { show = false } = {}) {
  return run(process.execPath, [path.join(ROOT, 'tools/page-weight.mjs'), ...args], {
    env: { CHROMIUM: obtainProgram(CHROMIUM), PW_BASE: path.join(ROOT, 'tools') },
    show,
  })
}
