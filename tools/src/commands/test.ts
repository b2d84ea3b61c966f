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
  // Two at once: each check keeps one core busy most of the time. The longest come first, so that at the end no core
  // waits for another.
  const outcome = await runChecks(
    [buildCheck, ...lintChecks, ...dependencyChecks, ...staticChecks],
    { without, atOnce: 2 },
  )
  const hasNginx = !without.includes('nginx') && !without.includes('postgres')
  // Journeys wait for clocks, animations and servers. Meanwhile the other tests use the cores.
  const tests = [
    journeysCheck({ isFull, hasNginx }),
    unitCheck({ isFull, isQuiet: true }),
    postgresCheck({ isFull, isQuiet: true }),
  ]
  await runChecks(tests, { without, atOnce: 2 }, outcome)
  if (isFull) await runChecks(plantedChecks(), { without }, outcome)
  endWith(outcome)
})
