import { buildOf, composeSite, readSiteSettings, registerSite, ROOT } from '@rumo/tools/e2e'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { config, FILE_SERVERS } from './config.ts'
import { buildFileServer } from './file-server.ts'
import { serveBehindNginx } from './nginx-site.ts'
import { buildSection7 } from './section7-server.ts'
import { serveWhole } from './whole-site.ts'

// The servers of the journeys: the whole product as `npm start` serves it, the same as nginx serves it, and
// the site before a server that offers section 7 of docs/product.md and nothing else. All read PDFs of two
// other origins.
const BASE = '/rumo/'
const scratch = await mkdtemp(path.join(tmpdir(), 'rumo-e2e-'))
const settings = {
  ...(await readSiteSettings(path.join(ROOT, 'site.json'))),
  origens_de_arquivos: [FILE_SERVERS.open, FILE_SERVERS.closed],
}

const fileServers = Object.entries(FILE_SERVERS).map(async ([name, address]) => {
  const server = buildFileServer({ isOpen: name !== 'closed' })
  await server.listen({ host: 'localhost', port: Number(new URL(address).port) })
  return server
})
const files = await Promise.all(fileServers)

const whole = await serveWhole({ port: config.port, scratch, settings })

const section7 = buildSection7({
  source: `http://localhost:${config.port}`,
  pdf: `${FILE_SERVERS.open}/pequena.pdf`,
})
const section7Settings = { ...settings, extensoes: [], origens_de_arquivos: [FILE_SERVERS.open] }
const section7Site = path.join(scratch, 'secao7')
await composeSite({ base: BASE, settings: section7Settings, buildOf, out: section7Site })
await registerSite(section7, { base: BASE, folder: section7Site, settings: section7Settings })
await section7.listen({ host: 'localhost', port: config.port + 1 })

const closeNginx = config.hasNginx
  ? await serveBehindNginx({ base: BASE, settings, scratch })
  : null

process.on('SIGTERM', () => {
  void Promise.resolve(closeNginx?.())
    .then(() => Promise.all([section7, whole, ...files].map((server) => server.close())))
    .then(() => rm(scratch, { recursive: true, force: true }))
    .then(() => process.exit(0))
})
