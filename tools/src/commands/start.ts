import { buildApp, DEMO_ACCOUNTS, DEMO_SENHA, listen, readConfig } from '@rumo/api'
import path from 'node:path'
import { buildBundles, buildOf } from '../build.ts'
import { composeSite } from '../compose/compose-site.ts'
import { readSiteSettings } from '../compose/site-settings.ts'
import { ownEnv, ROOT } from '../config.ts'
import { decodableUrl } from '../site/decodable-url.ts'
import { registerSite } from '../site/site-plugin.ts'
import { checkDataFolder, checkPort } from '../start/preflight.ts'
import { expectNoArguments, runCommand, step } from '../start/terminal.ts'

await runCommand(async ({ base }) => {
  expectNoArguments()
  const config = readConfig({ LOG_LEVEL: 'warn', ...ownEnv() })
  await checkPort(config.host, config.port)
  await checkDataFolder(config.dataDir)
  const settings = await readSiteSettings(path.join(ROOT, 'site.json'))

  // The database is prepared while the site is built: the build does not need it.
  const preparing = buildApp(config, {
    rewriteUrl: decodableUrl(base),
    site: `http://${urlHost(config.host)}:${config.port}${base}`,
  })
  preparing.catch(() => 'The code below that waits for it handles the failure.')
  await step('Construindo o site (só o que mudou)', () => buildBundles(base))
  // In the data folder, so that each server has its own site, which the start of another server does not change.
  const folder = path.join(config.dataDir, 'site')
  await step('Montando as páginas', () => composeSite({ base, settings, buildOf, out: folder }))
  const app = await step('Preparando o banco de dados', () => preparing)
  await registerSite(app, { base, folder, settings })
  const port = await listen(app, config.host, config.port)

  console.log(`\nRumo no ar: http://${urlHost(config.host)}:${port}${base}`)
  if (config.demo) {
    console.log(`Contas da demonstração, com a senha ${DEMO_SENHA}:`)
    for (const { email } of DEMO_ACCOUNTS) console.log(`  ${email}`)
  }
  if (config.correio.isDemo) {
    const mailbox = `http://${urlHost(config.host)}:${port}/correio/demonstracao`
    console.log(`E-mails que o site mandaria: ${mailbox}`)
  }
  console.log('Para encerrar, pressione Ctrl-C.\n')
  return () => app.close()
})

/** The address to open: a server on all addresses is also on localhost. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
