import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { sinceItPassed } from './changed.ts'
import { HALVES, plantedIn } from './halves.ts'
import { programCheck, tallyOfTroubles, type Check } from './check.ts'
import { run } from './run.ts'

const PLANTED = 'tools/fixtures/lint-rules'
const LINTED = /\.[cm]?[jt]sx?$/

interface Report {
  diagnostics: { code: string; filename: string }[]
}

/** Runs the linter, and checks that its rules still find the violations that are planted for them. */
export const lintChecks: readonly Check[] = [
  lintOf(),
  { title: 'lint rules fire on planted violations', run: checkPlanted },
]

/** The same, of what has changed since it passed. */
export const changedLintChecks: readonly Check[] = [
  sinceItPassed(HALVES, lintOf),
  ...lintChecks.slice(1).map((check) => sinceItPassed([plantedIn('lint-rules')], () => check)),
]

/** Lints these files; all there are unless told. */
function lintOf(files: readonly string[] = []): Check {
  return programCheck('lint', 'oxlint', [
    '--type-aware',
    // Another check runs at the same time, and each thread would compute the types again.
    '--threads=1',
    '--deny-warnings',
    '--report-unused-disable-directives',
    '--ignore-pattern=tools/fixtures/**',
    ...files.filter((file) => LINTED.test(file)),
  ])
}

/** Each planted file is in a folder to which its rule applies; its first line names it: `// breaks plugin(rule)`. */
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
