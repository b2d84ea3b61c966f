import path from 'node:path'
import { ROOT } from '../config.ts'
import { FAILED, PASSED, type Check } from './check.ts'
import { run } from './run.ts'

const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs')
const PLANTED = path.join(ROOT, 'tools/fixtures/dependency-rules')
const PACKAGES = 'contract shared-auth shared-ui shell mf-public mf-student mf-admin api e2e tools'

/** Fewer modules than this means that the tool has stopped reading our TypeScript. */
const FEWEST_MODULES = 150

interface Cruise {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
}

/** Who may import whom, and that each rule still fires on the violation planted for it. */
export const dependencyChecks: readonly Check[] = [
  { title: 'dependency rules', run: checkProduct },
  { title: 'dependency rules fire on planted violations', run: checkPlanted },
]

async function checkProduct() {
  const { summary } = await cruise(ROOT, PACKAGES.split(' '))
  for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`)
  if (summary.totalCruised < FEWEST_MODULES) {
    console.log(`Only ${summary.totalCruised} modules were read.`)
    return FAILED
  }
  return summary.violations.length === 0 ? PASSED : FAILED
}

async function checkPlanted() {
  const { summary } = await cruise(PLANTED, ['.'])
  const fired = new Set(summary.violations.map(({ rule }) => rule.name))
  const silent = summary.ruleSetUsed.forbidden.filter(({ name }) => !fired.has(name))
  for (const { name } of silent) console.log(`${name} no longer fires.`)
  return silent.length === 0 ? PASSED : FAILED
}

async function cruise(cwd: string, folders: readonly string[]): Promise<Cruise> {
  const { output } = await run(
    'depcruise',
    ['--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd },
  )
  return JSON.parse(output) as Cruise
}
