import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { changedDependencyChecks } from '../checks/dependency-check.ts'
import { changedLintChecks } from '../checks/lint-check.ts'
import { run } from '../checks/run.ts'
import { endWith, runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { changedCheck } from '../checks/unit-check.ts'
import { ROOT } from '../config.ts'
import { expectNoArguments, runCommand } from '../start/terminal.ts'

// What one runs before a commit: every check of the sources, and the tests of what changed.
await runCommand(async () => {
  expectNoArguments()
  await mkdir(path.join(ROOT, '.rumo'), { recursive: true })
  const checks = [
    // The longest first: at the end no core waits for another.
    ...changedLintChecks,
    ...changedDependencyChecks,
    ...staticChecks,
    changedCheck(await baseOfChanges()),
  ]
  endWith(await runChecks(checks, { atOnce: 2 }))
})

/** Where the changes began: what they have in common with main, the one of origin where there is one. */
async function baseOfChanges(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main])
    if (code === 0) return output.trim()
  }
  return 'HEAD'
}
