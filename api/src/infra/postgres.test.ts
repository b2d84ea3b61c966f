import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp, readConfig } from '../app.ts'
import { it } from '../testing/database.ts'
import { runOnPostgres, startPostgres } from '../testing/postgres-server.ts'
import { refusalOf } from './constraints.ts'
import { openMigrated } from './open-migrated.ts'
import { isUnavailable } from './unavailable.ts'

const QUIET = { DEMO: '0', LOG_LEVEL: 'warn' }

describe('a database on PostgreSQL', () => {
  it('says which one does not answer, and nothing of the account', async () => {
    // Nobody listens on port 1; a name with two addresses fails without a message.
    const address = 'postgres://ana:segredo@localhost:1/rumo'

    await expect(openMigrated(address)).rejects.toThrow(
      /^O banco de dados em localhost:1\/rumo não pôde ser preparado \([^()]*ECONNREFUSED[^()]*\): confira DATABASE_URL e se o servidor do banco está no ar\.$/,
    )
  })

  it('is left with the API: no connection stays', async ({ dir, address, db }) => {
    const config = { ...readConfig({ ...QUIET, DATA_DIR: dir }), database: address }
    const app = await buildApp(config)
    await app.inject('/provas')
    await app.close()

    const others = () =>
      sql`select 1 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await expect.poll(others).toMatchObject({ rows: [] })
  })

  it('makes the API unavailable while it is away, and no longer than that', async ({ dir }) => {
    const server = await startPostgres()
    onTestFinished(() => server.remove())
    const log: string[] = []
    const config = { ...readConfig({ ...QUIET, DATA_DIR: dir }) }
    const app = await buildApp(
      { ...config, database: server.addressOf('postgres') },
      { logStream: { write: (line) => log.push(line) } },
    )
    onTestFinished(() => app.close())
    const status = async (url: string) => (await app.inject(url)).statusCode
    const draw = () => app.inject({ method: 'POST', url: '/sorteios', body: { quantidade: 1 } })
    expect(await status('/ready')).toBe(200)
    expect((await draw()).statusCode).toBe(200)

    await server.stop('SIGINT')
    expect(await status('/ready')).toBe(503)
    expect(await status('/health')).toBe(200)
    const answer = await app.inject('/provas')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({
      icone: 'error',
      titulo: 'Servidor indisponível',
      mensagem: 'O servidor não está pronto para responder. Tente de novo em instantes.',
      codigo: 'indisponivel',
    })
    expect(log.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 40, msg: 'a connection to the database was lost' }),
        expect.objectContaining({ level: 50, msg: 'request failed', reqId: expect.any(String) }),
      ]),
    )

    await server.start()
    expect(await status('/ready')).toBe(200)
    expect(await status('/provas')).toBe(200)
    expect((await draw()).statusCode).toBe(200)
  })

  it.for([
    ['a number over 32 bits', { numero: 2 ** 31 }],
    ['a NUL in a text', { texto: 'a\u0000b' }],
  ] as const)(
    'refuses %s, which SQLite takes, as no failure of ours',
    async ([, values], { make }) => {
      await expect(make.questao(values)).rejects.toSatisfy((error) => refusalOf(error) === 'value')
    },
  )

  it('outlives a connection that is lost inside a transaction', async ({ address, db }) => {
    const lost = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await runOnPostgres(address, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
      await trx.selectFrom('materias').selectAll().execute()
    })

    await expect(lost).rejects.toSatisfy(isUnavailable)
    expect(await db.selectFrom('materias').selectAll().execute()).toEqual([])
  })

  it('is unavailable while all connections are taken', async ({ address }) => {
    const pool = new pg.Pool({ connectionString: address, max: 1, connectionTimeoutMillis: 500 })
    const taken = await pool.connect()
    const failure: unknown = await pool.query('select 1').catch((error: unknown) => error)
    taken.release()
    await pool.end()

    expect(failure).toSatisfy(isUnavailable)
  })

  it('is unavailable to a query during which it is shut down', async ({ address, db }) => {
    const asked = sql`select pg_sleep(60) /* the query */`.execute(db)
    const failure = asked.catch((error: unknown) => error)
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%/* the query */' and pid <> pg_backend_pid() and state = 'active'
        and datname = current_database()`
    const ended = async () => (await queryRows(address, end)).length
    await expect.poll(ended).toBe(1)
    expect(await failure).toSatisfy(isUnavailable)
  })
})

async function queryRows(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
