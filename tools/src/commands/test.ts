import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { PASSED, type Check } from '../checks/check.ts'
import { dependencyChecks } from '../checks/dependency-check.ts'
import { e2eCheck } from '../checks/e2e-check.ts'
import { lintChecks } from '../checks/lint-check.ts'
import { runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { unitCheck } from '../checks/unit-check.ts'
import { ROOT } from '../config.ts'

const buildCheck: Check = {
  title: 'build',
  run: async () => {
    await buildBundles(DEFAULT_BASE)
    return PASSED
  },
}

await mkdir(path.join(ROOT, '.rumo'), { recursive: true })
await runChecks([
  ...staticChecks,
  ...lintChecks,
  ...dependencyChecks,
  unitCheck,
  buildCheck,
  e2eCheck,
])
