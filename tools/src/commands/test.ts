import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { PASSED, type Check } from '../checks/check.ts'
import { dependencyChecks } from '../checks/dependency-check.ts'
import { e2eCheck, nginxCheck } from '../checks/e2e-check.ts'
import { lintChecks } from '../checks/lint-check.ts'
import { readWithout } from '../checks/without.ts'
import { endWith, runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { postgresCheck, unitCheck } from '../checks/unit-check.ts'
import { ROOT } from '../config.ts'
import { runCommand } from '../start/terminal.ts'

const buildCheck: Check = {
  title: 'build',
  run: async () => {
    await buildBundles(DEFAULT_BASE)
    return PASSED
  },
}

// npm test -- --without postgres,nginx
await runCommand(async () => {
  const without = readWithout(process.argv.slice(2))
  await mkdir(path.join(ROOT, '.rumo'), { recursive: true })
  const checks = [
    ...staticChecks,
    ...lintChecks,
    ...dependencyChecks,
    unitCheck,
    postgresCheck,
    buildCheck,
    e2eCheck,
    nginxCheck,
  ]
  endWith(await runChecks(checks, without))
})
