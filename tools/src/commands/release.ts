import { listReleases, release, rollBack } from '../release/releases.ts'
import { readReleaseArguments } from '../release/release-arguments.ts'
import { runCommand, step } from '../start/terminal.ts'

const RELOAD = 'Para que o nginx saiba: nginx -t && systemctl reload nginx'

// Puts builds of bundles into a deployed site (docs/operations.md): npm run release -- mf-admin --to /srv/rumo
await runCommand(async ({ calledIn }) => {
  const args = readReleaseArguments(process.argv.slice(2), calledIn)
  const { site } = args
  if (args.does === 'list') {
    for (const bundle of args.bundles) {
      for (const { id, words, isInUse } of await listReleases(site, bundle)) {
        console.log(`${isInUse ? '*' : ' '} ${id}  ${words || bundle}`)
      }
    }
  } else if (args.does === 'rollback') {
    const { bundle } = args
    const id = await step('Voltando', () => rollBack(site, bundle, args.id))
    console.log(`\n${site} voltou à versão ${id} de ${bundle}. ${RELOAD}\n`)
  } else {
    const { builds, base } = args
    await step('Publicando', () => release(site, builds, base))
    const names = builds.map(({ bundle }) => bundle).join(', ')
    console.log(`\nNo ar em ${site}: ${names}. ${RELOAD}\n`)
  }
})
