import { buildApp, listen, readConfig } from '@rumo/api'
import path from 'node:path'
import { buildBundles, buildOf } from '../build.ts'
import { composeSite } from '../compose/compose-site.ts'
import { readSiteSettings } from '../compose/site-settings.ts'
import { readToolsConfig, ROOT } from '../config.ts'
import { decodableUrl } from '../site/decodable-url.ts'
import { registerSite } from '../site/site-plugin.ts'
import { checkDataFolder, checkHost, checkPort } from '../start/preflight.ts'
import { runCommand, step } from '../start/terminal.ts'

await runCommand(async () => {
  const { base } = readToolsConfig(process.env)
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  checkHost(config.host)
  await checkPort(config.host, config.port)
  await checkDataFolder(config.dataDir)
  const settings = await readSiteSettings(path.join(ROOT, 'site.json'))

  await step('Construindo o site (só o que mudou)', () => buildBundles(base))
  // Beside the data: each server has a site of its own, which another start leaves alone.
  const folder = path.join(config.dataDir, 'site')
  await step('Montando as páginas', () => composeSite({ base, settings, buildOf, out: folder }))
  const app = await step('Preparando o banco de dados', () =>
    buildApp(config, { rewriteUrl: decodableUrl(base) }),
  )
  await registerSite(app, { base, folder, settings })
  const port = await listen(app, config.host, config.port)

  console.log(`\nRumo no ar: http://${urlHost(config.host)}:${port}${base}`)
  console.log('Para encerrar, pressione Ctrl-C.\n')
  return () => app.close()
})

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
