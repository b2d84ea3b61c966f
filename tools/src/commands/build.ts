import { buildBundles } from '../build.ts'
import { expectNoArguments, runCommand, step } from '../start/terminal.ts'

await runCommand(async ({ base }) => {
  expectNoArguments()
  await step('Construindo o site (só o que mudou)', () => buildBundles(base))
})
