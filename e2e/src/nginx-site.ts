import { buildApp, readConfig } from '@rumo/api'
import type { SiteSettings } from '@rumo/contract'
import { buildOf, composeForNginx } from '@rumo/tools/e2e'
import path from 'node:path'
import { API_PORT, SITES } from './config.ts'
import { startNginx, stopProcess } from './nginx.ts'

interface NginxSite {
  base: string
  settings: SiteSettings
  /** A folder for all that it keeps. */
  scratch: string
}

/** Serves the site by nginx, with an API of its own behind it; gives what ends both. */
export async function serveBehindNginx({ base, settings, scratch }: NginxSite) {
  const api = await buildApp(
    readConfig({ DATA_DIR: path.join(scratch, 'dados-nginx'), LOG_LEVEL: 'error', DEMO: '1' }),
  )
  await api.listen({ host: '127.0.0.1', port: API_PORT })
  const site = path.join(scratch, 'nginx')
  const servidores_da_api = [`127.0.0.1:${API_PORT}`]
  await composeForNginx({
    base,
    settings: { ...settings, api: '/api/', servidores_da_api },
    buildOf,
    out: site,
  })
  const port = Number(new URL(SITES.nginx).port)
  const nginx = await startNginx({ site, folder: path.join(scratch, 'nginx-conf'), port })
  return async () => {
    await stopProcess(nginx)
    await api.close()
  }
}
