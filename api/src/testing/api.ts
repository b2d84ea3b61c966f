import type { FastifyInstance, InjectOptions } from 'fastify'
import { type ApiConfig, buildApp, readConfig } from '../app.ts'
import { type Database, openDatabase } from '../infra/db.ts'
import { it as database } from './database.ts'
import { type Records, recordsOf } from './records.ts'

/** The API on a database of its own, and a second way into that database. */
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

/** A test that is given an API with an empty database: once SQLite and once PostgreSQL, as database.ts. */
export const it = database.extend<Fixtures>({
  config: {},
  api: async ({ config, dir, address }, use) => {
    const settings = { ...readConfig({ DEMO: '0' }), ...config, dataDir: dir, database: address }
    const api = await start(settings)
    await use(api)
    await api.db.destroy()
    await api.app.close()
  },
})

async function start(config: ApiConfig): Promise<TestApi> {
  const log: Record<string, unknown>[] = []
  const app = await buildApp(config, {
    logStream: { write: (line) => log.push(JSON.parse(line)) },
  })
  const db = openDatabase(config.database)

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
