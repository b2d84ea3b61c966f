import { readConfig } from '@rumo/api'
import path from 'node:path'
import { readSiteSettings } from '../compose/site-settings.ts'
import { ROOT } from '../config.ts'
import { startApi } from '../dev/api-process.ts'
import { placeInDev, serveRemote, serveShell } from '../dev/vite-servers.ts'
import { checkDataFolder, checkPort } from '../start/preflight.ts'
import { expectNoArguments, runCommand, step } from '../start/terminal.ts'

await runCommand(async ({ base }) => {
  expectNoArguments()
  const { port, dataDir } = readConfig()
  const remotes = placeInDev(port + 2)
  for (const taken of [port, port + 1, ...remotes.map((remote) => remote.port)]) {
    await checkPort('localhost', taken)
  }
  await checkDataFolder(dataDir)

  const settings = await readSiteSettings(path.join(ROOT, 'site.json'))
  const api = `http://localhost:${port + 1}/`
  const closing = [startApi(port + 1)]
  await step('Iniciando os servidores do Vite', async () => {
    for (const remote of remotes) closing.push(await serveRemote(remote.name, remote.port))
    closing.push(await serveShell({ ...settings, api, base, remotes }, port))
  })
  console.log(`\nRumo em desenvolvimento: http://localhost:${port}${base}`)
  console.log(`API: ${api}docs`)
  console.log('O que você mudar aparece na página. Para encerrar, pressione Ctrl-C.\n')
  return async () => {
    await Promise.all(closing.map((close) => close()))
  }
})
