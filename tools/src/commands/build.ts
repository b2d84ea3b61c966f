import { buildBundles } from '../build.ts'
import { readToolsConfig } from '../config.ts'
import { runCommand, step } from '../start/terminal.ts'

await runCommand(() =>
  step('Construindo o site (só o que mudou)', () =>
    buildBundles(readToolsConfig(process.env).base),
  ),
)
