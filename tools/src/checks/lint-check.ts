import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { sinceItPassed } from './changed.ts'
import { HALVES, plantedIn } from './halves.ts'
import { programCheck, SELDOM_COLLECTING, tallyOfTroubles, type Check } from './check.ts'
import { run } from './run.ts'

const PLANTED = 'tools/fixtures/lint-rules'
const LINTED = /\.[cm]?[jt]sx?$/

interface Report {
  diagnostics: { code: string; filename: string }[]
}

/** Runs the linter, and checks that its rules still find the planted violations. */
export const lintChecks: readonly Check[] = [
  lintOf(),
  { title: 'lint rules fire on planted violations', run: checkPlanted },
]

/** The same checks, only for files that changed since they last passed. */
export const changedLintChecks: readonly Check[] = [
  sinceItPassed(HALVES, lintOf),
  ...lintChecks.slice(1).map((check) => sinceItPassed([plantedIn('lint-rules')], () => check)),
]

/** Lints these files, by default all. */
function lintOf(files: readonly string[] = []): Check {
  const args = [
    '--type-aware',
    // A second thread would compute all types again, and another check runs at the same time.
    '--threads=1',
    '--deny-warnings',
    '--report-unused-disable-directives',
    '--ignore-pattern=tools/fixtures/**',
    ...files.filter((file) => LINTED.test(file)),
  ]
  return programCheck('lint', 'oxlint', args, SELDOM_COLLECTING)
}

/**
 * Checks that each planted file breaks its rule. The file is in a folder to which the rule applies, and names the rule
 * in its first line: `// breaks plugin(rule)`.
 */
async function checkPlanted() {
  const { output } = await run('oxlint', ['--type-aware', '--format=json', PLANTED])
  const { diagnostics } = JSON.parse(output) as Report
  const silent = (await plantedRules()).filter(
    ({ file, rule }) =>
      !diagnostics.some(({ code, filename }) => code === rule && filename === file),
  )
  return tallyOfTroubles(silent.map(({ file, rule }) => `${rule} no longer fires on ${file}.`))
}

async function plantedRules() {
  const entries = await readdir(path.join(ROOT, PLANTED), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const [first = ''] = (await readFile(file, 'utf8')).split('\n')
      return { file: path.relative(ROOT, file), rule: first.replace('// breaks ', '') }
    }),
  )
}
