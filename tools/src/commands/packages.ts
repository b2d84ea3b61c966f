import path from 'node:path'
import { packAll } from '../packages/pack.ts'
import { parseArguments, runCommand, step } from '../start/terminal.ts'

const USAGE = 'Uso: npm run packages -- --to PASTA'

// Packs the packages with which other repositories build their remotes (docs/teams.md): npm run packages -- --to
// pacotes
await runCommand(async ({ calledIn }) => {
  const { to } = parseArguments(USAGE, { options: { to: { type: 'string' } } }).values
  if (to === undefined) throw new Error(USAGE)
  const packed = await step('Empacotando', () => packAll(path.resolve(calledIn, to)))
  console.log(packed.join('\n'))
})
