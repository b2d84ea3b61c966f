import { buildOf, composeSite, readSiteSettings, registerSite, ROOT } from '@rumo/tools/e2e'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { config, FILE_SERVERS, STARTED } from './config.ts'
import { buildFileServer } from './file-server.ts'
import { serveBehindNginx } from './nginx-site.ts'
import { buildSection7 } from './section7-server.ts'
import { TRACOS, type Traco } from './section7-tracos.ts'
import { serveWhole } from './whole-site.ts'

// The servers of the journeys: the whole product as `npm start` serves it, the same product behind nginx, and the site
// with servers that offer nothing but section 7 (docs/product/calls.md), without and with the traits of the owner's.
// All sites read PDFs of two other origins.
const BASE = '/rumo/'
const scratch = await mkdtemp(path.join(tmpdir(), 'rumo-e2e-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** Closes all servers in order. Undefined until all of them have started. */
let close: (() => Promise<unknown>) | undefined
let isEnding = false
function end(): void {
  // Servers that are still starting end with this process.
  if (!close) process.exit(1)
  if (isEnding) return
  isEnding = true
  void close().finally(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// The process that started this one may end without sending a signal.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end(), 500).unref()

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

const source = `http://localhost:${config.port}`
// Started at the same time: while one waits for a database or a thread, the next is being made.
const [whole, [section7, owner], closeNginx] = await Promise.all([
  serveWhole({ port: config.port, scratch, settings }),
  serveSection7(),
  config.hasNginx ? serveBehindNginx({ base: BASE, settings, scratch }) : null,
])

/** Serves one site with section 7 alone before two servers, without and with the traits of the owner's. */
async function serveSection7() {
  const origens_de_arquivos = [FILE_SERVERS.open, source]
  const own = { ...settings, extensoes: [], origens_de_arquivos }
  const folder = path.join(scratch, 'secao7')
  await composeSite({ base: BASE, settings: own, buildOf, out: folder })
  const serve = async (port: number, tracos: readonly Traco[]) => {
    const server = buildSection7({ source, pdf: `${FILE_SERVERS.open}/pequena.pdf`, tracos })
    await registerSite(server, { base: BASE, folder, settings: own })
    await server.listen({ host: 'localhost', port })
    return server
  }
  return Promise.all([serve(config.port + 1, []), serve(config.port + 8, TRACOS)])
}

close = async () => {
  await closeNginx?.()
  await Promise.all([section7, owner, whole, ...files].map((server) => server.close()))
}
console.log(STARTED)
