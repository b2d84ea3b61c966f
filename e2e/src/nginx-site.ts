import { buildApp, readConfig } from '@rumo/api'
import { startPostgres } from '@rumo/api/testing'
import type { SiteSettings } from '@rumo/contract'
import { buildOf, composeForNginx, startNginx, stopProcess } from '@rumo/tools/e2e'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { API_PORTS, SITES } from './config.ts'

interface NginxSite {
  base: string
  settings: SiteSettings
  /** A folder for all files of the site and its servers. */
  scratch: string
}

/**
 * Serves the site with nginx and two API servers that share one PostgreSQL. Returns a function that ends all of them.
 */
export async function serveBehindNginx({ base, settings, scratch }: NginxSite) {
  const postgres = await startPostgres()
  const secret = randomBytes(32).toString('hex')
  const apis: FastifyInstance[] = []
  for (const port of API_PORTS) {
    const env = {
      DATABASE_URL: postgres.addressOf('postgres'),
      JWT_SECRET: secret,
      DATA_DIR: path.join(scratch, 'dados-nginx'),
      LOG_LEVEL: 'error',
      DEMO: '1',
      // As in docs/rumo-api@.service.
      TRUST_PROXY: 'loopback',
      // The origin that headers.spec.ts sends. By default any page of this machine may call.
      CORS_ORIGINS: 'http://localhost:9',
    }
    const api = await buildApp(readConfig(env))
    await api.listen({ host: '127.0.0.1', port })
    apis.push(api)
  }
  const site = path.join(scratch, 'nginx')
  const servidores_da_api = API_PORTS.map((port) => `127.0.0.1:${port}`)
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
    for (const api of apis) await api.close()
    await postgres.remove()
  }
}
