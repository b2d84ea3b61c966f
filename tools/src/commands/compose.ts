import { composeFolder, readComposeArguments } from '../compose/site-folder.ts'
import { runCommand, step } from '../start/terminal.ts'

// Makes a site for nginx out of built bundles (docs/operations.md): npm run compose -- --site /srv/rumo
await runCommand(async ({ calledIn }) => {
  const args = readComposeArguments(process.argv.slice(2), calledIn)
  const base = await step('Montando as páginas', () => composeFolder(args))
  console.log(`\nSite de ${base} montado em ${args.site}.\n`)
})
