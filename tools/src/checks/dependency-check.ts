import { globSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { FAILED, PASSED, type Check } from './check.ts'
import { misread } from './misread.ts'
import { run } from './run.ts'

const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs')
const PLANTED = path.join(ROOT, 'tools/fixtures/dependency-rules')
const PACKAGES =
  'contract exam-pdf shared-auth shared-ui shell mf-public mf-student mf-admin api e2e tools'.split(
    ' ',
  )

/** What is imported besides, styles and data, is not among the modules unless somebody imports it. */
const SOURCE = /\.(ts|tsx|mjs)$/
const NO_SOURCE = ['**/node_modules', '**/dist', 'tools/fixtures']

interface Cruise {
  modules: { source: string }[]
  summary: {
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
  const { modules, summary } = await cruise(ROOT, PACKAGES)
  for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`)
  const read = modules.map(({ source }) => source).filter((source) => SOURCE.test(source))
  const unread = misread(PACKAGES, read, sourceFiles())
  for (const line of unread) console.log(line)
  return summary.violations.length + unread.length === 0 ? PASSED : FAILED
}

function sourceFiles(): string[] {
  const patterns = PACKAGES.map((name) => `${name}/**/*`)
  return globSync(patterns, { cwd: ROOT, exclude: NO_SOURCE }).filter((file) => SOURCE.test(file))
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
