import { dependencyChecks } from '../checks/dependency-check.ts'
import { lintChecks } from '../checks/lint-check.ts'
import { runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'

await runChecks([...staticChecks, ...lintChecks, ...dependencyChecks])
