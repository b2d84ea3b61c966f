import { readDependencies, silentRules } from '../checks/dependency-check.ts'
import { unusedCheck } from '../checks/static-checks.ts'
import { cheapPoints } from '../house/measure.ts'
import { boundariesPoint, circlesPoint, unusedPoint } from '../house/modules.ts'
import { linesOf, totalOf } from '../house/point.ts'
import { expectNoArguments, runCommand } from '../start/terminal.ts'

// Measures twelve points of code quality, each with its limit: npm run house
await runCommand(async () => {
  expectNoArguments()
  const { size, functions, types, environment, ...others } = await cheapPoints()
  const dependencies = { ...(await readDependencies()), silent: await silentRules() }
  const { failed, said = '' } = await unusedCheck.run()
  const points = [
    size,
    functions,
    types,
    boundariesPoint(dependencies),
    circlesPoint(dependencies),
    unusedPoint(failed > 0 ? said : undefined),
    environment,
    ...Object.values(others),
  ]
  console.log(`\n${linesOf(points).join('\n')}\n\n${totalOf(points)}`)
})
