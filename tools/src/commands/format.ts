import { run } from '../checks/run.ts'
import { expectNoArguments, runCommand } from '../start/terminal.ts'

await runCommand(async () => {
  expectNoArguments()
  const { code } = await run('oxfmt', ['.'], { show: true })
  process.exitCode = code ?? 1
})
