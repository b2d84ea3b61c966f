import { buildApp, readConfig } from '@rumo/api'
import path from 'node:path'
import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles, buildOf } from '../build.ts'
import { composeSite } from '../compose/compose-site.ts'
import { readSiteSettings } from '../compose/site-settings.ts'
import { ROOT } from '../config.ts'
import { decodableUrl } from '../site/decodable-url.ts'
import { registerSite } from '../site/site-plugin.ts'

/**
 * The product as `npm start` serves it, over demonstration data in a folder: its server, which does not listen yet, and
 * its composed site. `env` is more of the API's environment.
 */
export async function makeProduct(folder: string, env: Record<string, string> = {}) {
  const base = DEFAULT_BASE
  const config = readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent', ...env })
  const app = await buildApp(config, { rewriteUrl: decodableUrl(base) })
  try {
    await buildBundles(base)
    const settings = await readSiteSettings(path.join(ROOT, 'site.json'))
    const site = path.join(folder, 'site')
    await composeSite({ base, settings, buildOf, out: site })
    await registerSite(app, { base, folder: site, settings })
    return { app, base, settings, site, [Symbol.asyncDispose]: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
