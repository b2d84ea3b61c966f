import { sql } from 'kysely'
import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp, readConfig } from '../../app.ts'
import { it } from '../../testing/database.ts'
import { runOnPostgres, startPostgres } from '../../testing/postgres-server.ts'
import { refusalOf } from './constraints.ts'
import { type Database, openDatabase } from './db.ts'
import { openMigrated } from './open-migrated.ts'
import { REQUEST_PATIENCE } from './postgres.ts'
import { isUnavailable } from './unavailable.ts'

const QUIET = { DEMO: '0', LOG_LEVEL: 'warn' }

describe('a database on PostgreSQL', () => {
  it('says which one does not answer, and nothing of the account', async () => {
    // No server listens on port 1; a name with two addresses fails without a message.
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
        where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend'`.execute(db)
    // PostgreSQL's process for a connection ends some time after the connection.
    await expect.poll(others, { timeout: 20_000 }).toMatchObject({ rows: [] })
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
      valido: false,
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

  it('lets a call that it does not answer go, and no later one wait behind it', async ({
    address,
  }) => {
    const patience = { ...REQUEST_PATIENCE, answerMs: 1000 }
    const db = openDatabase(address, { patience })
    onTestFinished(() => db.destroy())
    const hanging: number[] = []
    const hang = async (at: Database) => {
      const pid = await backendOf(at)
      hanging.push(pid)
      process.kill(pid, 'SIGSTOP')
      await list(at)
    }

    try {
      await expect(hang(db)).rejects.toSatisfy(isUnavailable)
      await expect(db.transaction().execute(hang)).rejects.toSatisfy(isUnavailable)
      expect(await list(db)).toEqual([])
    } finally {
      for (const pid of hanging) process.kill(pid, 'SIGCONT')
    }
  })

  it('ends by itself what takes too long, and keeps the connection', async ({ address }) => {
    const patience = { ...REQUEST_PATIENCE, statementMs: 1000, lockMs: 500 }
    const db = openDatabase(address, { patience })
    onTestFinished(() => db.destroy())
    const pid = await backendOf(db)
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toSatisfy(isUnavailable)
    expect(await backendOf(db)).toBe(pid)

    const holder = new pg.Client({ connectionString: address })
    await holder.connect()
    await holder.query('begin; lock table materias')
    const waits = db.selectFrom('materias').selectAll().execute()
    await expect(waits).rejects.toMatchObject({ code: '55P03' })
    await holder.end()
  })

  it('lets go of what an idle transaction holds', async ({ address, db }) => {
    const patience = { ...REQUEST_PATIENCE, idleInTransactionMs: 500 }
    const hanging = openDatabase(address, { patience })
    onTestFinished(() => hanging.destroy())
    let isFree = false
    const ended = hanging.transaction().execute(async (trx) => {
      await sql`lock table materias`.execute(trx)
      // This query waits for the locked table, but not for ever.
      await db.selectFrom('materias').selectAll().execute()
      isFree = true
      await sql`select 1`.execute(trx)
    })
    await expect(ended).rejects.toSatisfy(isUnavailable)
    expect(isFree).toBe(true)
  })

  it('is waited for by a migration, however long it takes', async ({ address, db }) => {
    const patience = { ...REQUEST_PATIENCE, statementMs: 50, lockMs: 50, answerMs: 50 }
    const holder = new pg.Client({ connectionString: address })
    await holder.connect()
    await holder.query('begin; lock table kysely_migration')
    const opening = openMigrated(address, { patience })
    const waiting = () =>
      sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and now() - query_start > interval '200 ms'`.execute(db)
    await expect.poll(async () => (await waiting()).rows.length).toBe(1)
    await holder.end()

    const opened = await opening
    await opened.destroy()
  })

  it('is unavailable to every call while it accepts no connection', async ({ address, dir }) => {
    const config = { ...readConfig({ ...QUIET, DATA_DIR: dir }), database: address }
    const app = await buildApp(config, { logStream: { write: () => {} } })
    onTestFinished(() => app.close())
    const name = /\w+(?=\?)/.exec(address)?.[0] ?? ''
    const server = address.replace(`/${name}?`, '/postgres?')
    await runOnPostgres(server, `alter database ${name} allow_connections false`)
    await runOnPostgres(
      server,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    )

    for (const url of ['/ready', '/provas', '/vestibulares']) {
      expect((await app.inject(url)).statusCode).toBe(503)
    }
    await runOnPostgres(server, `alter database ${name} allow_connections true`)
    expect((await app.inject('/provas')).statusCode).toBe(200)
  })

  it('is unavailable while all connections are taken', async ({ address }) => {
    const pool = new pg.Pool({ connectionString: address, max: 1, connectionTimeoutMillis: 2000 })
    const taken = await pool.connect()
    const failure: unknown = await pool.query('select 1').catch((error: unknown) => error)
    // The pool reports its end before its connection is closed. The test waits for that, because the database is then
    // dropped.
    const closed = once(pool, 'remove')
    taken.release()
    await pool.end()
    await closed

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

const list = (at: Database) => at.selectFrom('materias').selectAll().execute()

/** The process that serves the connection of a database that is used by one query at a time. */
async function backendOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

async function queryRows(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
