import assert from 'node:assert/strict'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Insertable, Selectable } from 'kysely'
import { type ApiConfig, type AppOptions, buildApp, readConfig } from '../app.ts'
import { tokensOf } from '../domain/accounts/tokens.ts'
import { type Database, openDatabase } from '../infra/database/db.ts'
import type { Tables } from '../infra/tables/tables.ts'
import { it as database } from './database.ts'
import { type Records, recordsOf } from './records.ts'

/** The key that signs the tokens of every test's API. */
export const JWT_SECRET = Buffer.alloc(32, 'segredo')

/** The API on a database of its own, and a second connection to that database. */
export interface TestApi {
  app: FastifyInstance
  dataDir: string
  db: Database
  make: Records
  log: Record<string, unknown>[]
  /** `Body` is the type that the test expects of the response. */
  get<Body = unknown>(url: string, token?: string): Promise<Answer<Body>>
  post<Body = unknown>(url: string, body: object, token?: string): Promise<Answer<Body>>
  put<Body = unknown>(url: string, body: object, token?: string): Promise<Answer<Body>>
  /** Sends no body unless one is given. */
  del<Body = unknown>(url: string, token?: string, body?: object): Promise<Answer<Body>>
  /** Makes an account and gives it with a valid token. */
  enter(values?: Partial<Insertable<Tables['usuarios']>>): Promise<Entered>
}

interface Answer<Body> {
  status: number
  body: Body
}

interface Entered {
  usuario: Selectable<Tables['usuarios']>
  token: string
}

interface Fixtures {
  /** Settings of the test's API besides its own folder and database. */
  config: Partial<ApiConfig>
  /** How the test's API is built. By default it does not read queued PDFs. */
  options: AppOptions
  api: TestApi
}

/**
 * A test with an API on an empty database, run on SQLite and on PostgreSQL as in database.ts. Override `config` within
 * a `describe`; for a whole file use `it.extend`.
 */
export const it = database.extend<Fixtures>({
  config: {},
  options: { readPdf: null },
  api: async ({ config, dir, address, options }, use) => {
    const defaults = { ...readConfig({ DEMO: '0' }), jwtSecret: JWT_SECRET }
    const api = await start({ ...defaults, ...config, dataDir: dir, database: address }, options)
    await use(api)
    await api.db.destroy()
    await api.app.close()
  },
})

/**
 * The body of a response, with the addresses of files as they are stored. That responses have whole addresses is tested
 * once, in plugins/file-addresses.test.ts.
 */
export function readAnswer(text: string) {
  return JSON.parse(text.replaceAll('"http://localhost:80/', '"'))
}

async function start(config: ApiConfig, options: AppOptions): Promise<TestApi> {
  const log: Record<string, unknown>[] = []
  const app = await buildApp(config, {
    logStream: { write: (line) => log.push(JSON.parse(line)) },
    ...options,
  })
  const db = openDatabase(config.database)
  const make = recordsOf(db)
  const tokens = tokensOf(JWT_SECRET)

  async function answer<Body>(request: InjectOptions, token?: string): Promise<Answer<Body>> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const { statusCode, body } = await app.inject({ ...request, headers: authorization })
    const { valido, ...rest } = readAnswer(body)
    // `valido` is checked here for every response, so that no test has to.
    if ('dados' in rest || 'icone' in rest) assert.equal(valido, statusCode < 400, 'valido')
    return { status: statusCode, body: rest }
  }

  return {
    app,
    db,
    log,
    dataDir: config.dataDir,
    make,
    get: (url, token) => answer({ method: 'GET', url }, token),
    post: (url, payload, token) => answer({ method: 'POST', url, payload }, token),
    put: (url, payload, token) => answer({ method: 'PUT', url, payload }, token),
    del: (url, token, payload) =>
      answer({ method: 'DELETE', url, ...(payload && { payload }) }, token),
    async enter(values) {
      const usuario = await make.usuario(values)
      return { usuario, token: await tokens.issue(usuario) }
    },
  }
}
