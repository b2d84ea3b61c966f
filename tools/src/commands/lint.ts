import { dependencyChecks } from '../checks/dependency-check.ts'
import { lintChecks } from '../checks/lint-check.ts'
import { endWith, runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { expectNoArguments, runCommand } from '../start/terminal.ts'

await runCommand(async () => {
  expectNoArguments()
  endWith(await runChecks([...lintChecks, ...staticChecks, ...dependencyChecks], { atOnce: 2 }))
})
