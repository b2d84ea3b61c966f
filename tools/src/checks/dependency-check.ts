import { globSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { sinceItPassed } from './changed.ts'
import { HALVES, plantedIn } from './halves.ts'
import { tallyOfTroubles, type Check } from './check.ts'
import { misread } from './misread.ts'
import { run } from './run.ts'

const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs')
const PLANTED = path.join(ROOT, 'tools/fixtures/dependency-rules')
/** Every folder of the repository that is a package. */
const PACKAGES = globSync('*/package.json', { cwd: ROOT })
  .map((file) => path.dirname(file))
  .filter((name) => name !== 'node_modules')

/** Other files, such as styles and data, are modules only where they are imported, so they are not counted. */
const SOURCE = /\.(ts|tsx|mjs)$/
const NO_SOURCE = ['**/node_modules', '**/dist', 'tools/fixtures']

interface Cruise {
  modules: { source: string; dependencies: { circular: boolean }[] }[]
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
}

/** Check who may import whom, and that each rule still fires on the violation planted for it. */
export const dependencyChecks: readonly Check[] = [
  rulesOf(),
  { title: 'dependency rules fire on planted violations', run: checkPlanted },
]

/**
 * The same checks, only of what has changed since it passed. Each half is checked alone; a circle through both halves
 * would break another rule, so it is still found.
 */
export const changedDependencyChecks: readonly Check[] = [
  sinceItPassed(HALVES, rulesOf),
  ...dependencyChecks
    .slice(1)
    .map((check) => sinceItPassed([plantedIn('dependency-rules')], () => check)),
]

function rulesOf(files?: readonly string[]): Check {
  return {
    title: 'dependency rules',
    run: async () => tallyOfTroubles((await readDependencies(files)).broken),
  }
}

/**
 * The rules that these files break, by default all files, and the modules in a circle of imports, even of types alone.
 */
export async function readDependencies(files?: readonly string[]) {
  const own = files?.filter((file) => SOURCE.test(file))
  const { modules, summary } = await cruise(ROOT, own ?? PACKAGES)
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  const read = modules.map(({ source }) => source).filter((source) => SOURCE.test(source))
  const circular = modules
    .filter(({ dependencies }) => dependencies.some((dependency) => dependency.circular))
    .map(({ source }) => source)
  const troubles = own ? unread(own, read) : misread(PACKAGES, read, sourceFiles())
  return { broken: [...broken, ...troubles], circular }
}

/** The files that a tool was asked to read and did not. */
function unread(files: readonly string[], read: readonly string[]): string[] {
  const found = new Set(read)
  return files.filter((file) => !found.has(file)).map((file) => `${file} was not read.`)
}

function sourceFiles(): string[] {
  const patterns = PACKAGES.map((name) => `${name}/**/*`)
  return globSync(patterns, { cwd: ROOT, exclude: NO_SOURCE }).filter((file) => SOURCE.test(file))
}

async function checkPlanted() {
  return tallyOfTroubles((await silentRules()).map((name) => `${name} no longer fires.`))
}

/** The rules that do not fire on the violation planted for them. */
export async function silentRules(): Promise<string[]> {
  const { summary } = await cruise(PLANTED, ['.'])
  const fired = new Set(summary.violations.map(({ rule }) => rule.name))
  return summary.ruleSetUsed.forbidden.map(({ name }) => name).filter((name) => !fired.has(name))
}

async function cruise(cwd: string, folders: readonly string[]): Promise<Cruise> {
  const { output } = await run(
    'depcruise',
    ['--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd },
  )
  return JSON.parse(output) as Cruise
}
