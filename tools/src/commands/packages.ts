import path from 'node:path'
import { parseArgs } from 'node:util'
import { packAll } from '../packages/pack.ts'
import { runCommand, step } from '../start/terminal.ts'

const USAGE = 'Uso: npm run packages -- --to PASTA'

// Packs what remotes of other repositories are built from (docs/teams.md): npm run packages -- --to pacotes
await runCommand(async ({ calledIn }) => {
  const { to } = parsed(process.argv.slice(2))
  if (to === undefined) throw new Error(USAGE)
  const packed = await step('Empacotando', () => packAll(path.resolve(calledIn, to)))
  console.log(packed.join('\n'))
})

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}
