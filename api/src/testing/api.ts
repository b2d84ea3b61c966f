import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { test } from 'vitest'
import { type ApiConfig, buildApp, readConfig } from '../app.ts'
import { type Database, openDatabase } from '../infra/db.ts'
import { type Records, recordsOf } from './records.ts'

/** The API on a database file of its own, and a second connection to that file. */
interface TestApi {
  app: FastifyInstance
  dataDir: string
  db: Database
  make: Records
  log: Record<string, unknown>[]
  /** `Body` is what the test expects the answer to be. */
  get<Body = unknown>(url: string): Promise<Answer<Body>>
  post<Body = unknown>(url: string, body: object): Promise<Answer<Body>>
}

interface Answer<Body> {
  status: number
  body: Body
}

interface Fixtures {
  /** What the test's API is configured with besides its own folder. */
  config: Partial<ApiConfig>
  api: TestApi
}

/** A test that is given an API with an empty database. */
export const it = test.extend<Fixtures>({
  config: {},
  api: async ({ config }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rumo-api-'))
    const api = await start({ ...readConfig({ DEMO: '0' }), ...config, dataDir })
    await use(api)
    await api.db.destroy()
    await api.app.close()
    await rm(dataDir, { recursive: true })
  },
})

async function start(config: ApiConfig): Promise<TestApi> {
  const log: Record<string, unknown>[] = []
  const app = await buildApp(config, { write: (line) => log.push(JSON.parse(line)) })
  const db = openDatabase(join(config.dataDir, 'rumo.sqlite'))

  async function answer<Body>(options: InjectOptions): Promise<Answer<Body>> {
    const { statusCode, body } = await app.inject(options)
    return { status: statusCode, body: JSON.parse(body) }
  }

  return {
    app,
    db,
    log,
    dataDir: config.dataDir,
    make: recordsOf(db),
    get: (url) => answer({ method: 'GET', url }),
    post: (url, payload) => answer({ method: 'POST', url, payload }),
  }
}
