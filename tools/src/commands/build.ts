import { buildBundles } from '../build.ts'
import { readToolsConfig } from '../config.ts'
import { expectNoArguments, runCommand, step } from '../start/terminal.ts'

await runCommand(async () => {
  expectNoArguments()
  const { base } = readToolsConfig(process.env)
  await step('Construindo o site (só o que mudou)', () => buildBundles(base))
})
