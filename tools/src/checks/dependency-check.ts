import { globSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { tallyOfTroubles, type Check } from './check.ts'
import { misread } from './misread.ts'
import { run } from './run.ts'

const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs')
const PLANTED = path.join(ROOT, 'tools/fixtures/dependency-rules')
/** Every folder of the repository that is a package. */
const PACKAGES = globSync('*/package.json', { cwd: ROOT })
  .map((file) => path.dirname(file))
  .filter((name) => name !== 'node_modules')

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
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  const read = modules.map(({ source }) => source).filter((source) => SOURCE.test(source))
  return tallyOfTroubles([...broken, ...misread(PACKAGES, read, sourceFiles())])
}

function sourceFiles(): string[] {
  const patterns = PACKAGES.map((name) => `${name}/**/*`)
  return globSync(patterns, { cwd: ROOT, exclude: NO_SOURCE }).filter((file) => SOURCE.test(file))
}

async function checkPlanted() {
  const { summary } = await cruise(PLANTED, ['.'])
  const fired = new Set(summary.violations.map(({ rule }) => rule.name))
  const silent = summary.ruleSetUsed.forbidden.filter(({ name }) => !fired.has(name))
  return tallyOfTroubles(silent.map(({ name }) => `${name} no longer fires.`))
}

async function cruise(cwd: string, folders: readonly string[]): Promise<Cruise> {
  const { output } = await run(
    'depcruise',
    ['--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd },
  )
  return JSON.parse(output) as Cruise
}
