import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { buildCheck } from '../checks/build-check.ts'
import { dependencyChecks } from '../checks/dependency-check.ts'
import { journeysCheck } from '../checks/journeys-check.ts'
import { lintChecks } from '../checks/lint-check.ts'
import { endWith, runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { readTestArguments } from '../checks/test-arguments.ts'
import { postgresCheck, unitCheck } from '../checks/unit-check.ts'
import { ROOT } from '../config.ts'
import { plantedChecks } from '../planted/planted-check.ts'
import { runCommand } from '../start/terminal.ts'

// Runs all checks and tests: npm test -- --full --without postgres,nginx
await runCommand(async () => {
  const { without, isFull } = readTestArguments(process.argv.slice(2))
  await mkdir(path.join(ROOT, '.rumo'), { recursive: true })
  // Two at once: each check keeps one core busy most of the time.
  const outcome = await runChecks(
    [buildCheck, ...lintChecks, ...staticChecks, ...dependencyChecks],
    { without, atOnce: 2 },
  )
  const hasNginx = !without.includes('nginx') && !without.includes('postgres')
  const tests = [
    unitCheck({ isFull }),
    postgresCheck({ isFull }),
    journeysCheck({ isFull, hasNginx }),
    ...(isFull ? plantedChecks() : []),
  ]
  endWith(await runChecks(tests, { without }, outcome))
})
