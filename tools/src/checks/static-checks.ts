import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { FAILED, PASSED, programCheck, type Check } from './check.ts'
import { run } from './run.ts'

/** What holds without running the product: format, lint, types, unused code. */
export const staticChecks: readonly Check[] = [
  programCheck('format', 'oxfmt', ['--check', '.']),
  { title: 'types', run: checkTypes },
  programCheck('unused code and dependencies', 'knip', []),
]

async function checkTypes() {
  let tally = PASSED
  for (const project of await projects()) {
    const { code, output } = await run('tsc', ['-p', project])
    if (code === 0) continue
    console.log(output)
    tally = FAILED
  }
  return tally
}

async function projects(): Promise<string[]> {
  const folders = await readdir(ROOT, { withFileTypes: true })
  const found = await Promise.all(
    folders
      .filter((folder) => folder.isDirectory() && folder.name !== 'node_modules')
      .map(async ({ name }) => {
        const files = await readdir(path.join(ROOT, name))
        return files.includes('tsconfig.json') ? [name] : []
      }),
  )
  return found.flat()
}
