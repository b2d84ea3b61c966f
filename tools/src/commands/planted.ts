import { buildCheck } from '../checks/build-check.ts'
import { endWith, runChecks } from '../checks/run-checks.ts'
import { chosenOf, runnerOf } from '../planted/defect.ts'
import { plantedChecks } from '../planted/planted-check.ts'
import { readDefects } from '../planted/read-defects.ts'
import { runCommand } from '../start/terminal.ts'

// Plants defects and checks that tests notice each one: npm run planted -- session 'headers: a page may be framed'
await runCommand(async () => {
  const chosen = chosenOf(await readDefects(), process.argv.slice(2))
  const needsBuilds = chosen.some((defect) => runnerOf(defect) === 'journeys')
  endWith(
    await runChecks([...(needsBuilds ? [buildCheck] : []), ...plantedChecks(async () => chosen)]),
  )
})
