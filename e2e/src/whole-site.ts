import { buildApp, readConfig } from '@rumo/api'
import { buildOf, composeSite, decodableUrl, registerSite } from '@rumo/tools/e2e'
import path from 'node:path'

const BASE = '/rumo/'

interface WholeSite {
  port: number
  /** The folder of its data and files. */
  scratch: string
  settings: Parameters<typeof composeSite>[0]['settings']
}

/** Serves the whole product as `npm start` does, with demonstration data. Gives the server. */
export async function serveWhole({ port, scratch, settings }: WholeSite) {
  const whole = await buildApp(
    readConfig({ DATA_DIR: path.join(scratch, 'dados'), LOG_LEVEL: 'error', DEMO: '1' }),
    { rewriteUrl: decodableUrl(BASE) },
  )
  const folder = path.join(scratch, 'inteiro')
  await composeSite({ base: BASE, settings, buildOf, out: folder })
  await registerSite(whole, { base: BASE, folder, settings })
  await whole.listen({ host: 'localhost', port })
  return whole
}
