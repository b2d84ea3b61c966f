import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { isPostgresAddress } from './infra/database/database-address.ts'
import { listen } from './listen.ts'
import { it } from './testing/database.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))

function startServer(env: Record<string, string>): ChildProcess {
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  return server
}

/** The environment that names a database; empty for SQLite, whose file is in DATA_DIR by default. */
function environmentOf(database: string): Record<string, string> {
  return isPostgresAddress(database)
    ? { DATABASE_URL: database, JWT_SECRET: 'um segredo de trinta e dois bytes' }
    : {}
}

/** A port on which another server listens. */
async function takenAt(host: string): Promise<number> {
  const other = createServer().listen({ host, port: 0 })
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const bound = other.address()
  return typeof bound === 'object' && bound ? bound.port : Number.NaN
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) {
    const [address] = /http:\/\/[\w.:[\]]+\d/.exec(String(chunk)) ?? []
    if (address) return address
  }
  throw new Error('The server ended before it listened')
}

describe('the server', () => {
  it('listens, answers from its own database and ends when asked to', async ({
    dir,
    address: database,
  }) => {
    const server = startServer({ PORT: '0', DATA_DIR: dir, DEMO: '1', ...environmentOf(database) })
    const address = await addressOf(server)
    const answer = await fetch(`${address}/provas`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      dados: expect.arrayContaining([expect.objectContaining({ nome: 'Prova Branca' })]),
    })

    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  it('answers what was asked before its end, whole, and takes nothing new', async ({
    dir,
    address: database,
  }) => {
    const server = startServer({ PORT: '0', DATA_DIR: dir, DEMO: '0', ...environmentOf(database) })
    const url = new URL(await addressOf(server))
    const kept = connect(Number(url.port), url.hostname)
    const said = text(kept)
    const ask = (path: string) => kept.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
    // The first response keeps the connection open; the next request is on its way when the server is asked to end.
    ask('/provas')
    await once(kept, 'readable')
    kept.write('GET /provas HTTP/1.1\r\n')
    const idle = connect(Number(url.port), url.hostname)
    await once(idle, 'connect')
    server.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused')
    kept.write('host: a\r\n\r\n')

    expect((await said).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
    expect(await said).toMatch(/connection: close\r\n/i)
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  it('tells those who kept a connection that it ends before it does', async () => {
    const app = fastify({ return503OnClosing: false })
    app.get('/', () => 'dito')
    const port = await listen(app, '127.0.0.1', 0)
    const kept = connect(port, '127.0.0.1')
    const said = text(kept)
    const ask = () => kept.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    ask()
    await once(kept, 'readable')
    const closing = app.close()
    // Long enough for a server that closes idle connections at once.
    await setTimeout(100)
    ask()
    expect((await said).match(/connection: [\w-]+/gi)).toEqual([
      'Connection: keep-alive',
      'Connection: close',
    ])
    await closing
  })

  it('says that its port is taken and fails', async ({ dir, address: database }) => {
    const port = String(await takenAt('::1'))
    const env = { PORT: port, DATA_DIR: dir, DEMO: '0', ...environmentOf(database) }
    const server = startServer(env)
    const [said, [code]] = await Promise.all([
      server.stderr && text(server.stderr),
      once(server, 'exit'),
    ])

    expect(code).toBe(1)
    expect(said).toContain(`EADDRINUSE: address already in use ::1:${port}`)
  })

  it.each([
    ['127.0.0.1', '::1'],
    ['::1', '127.0.0.1'],
  ])('listens nowhere where its port is taken at %s', async (host, other) => {
    const port = await takenAt(host)
    await expect(listen(fastify(), 'localhost', port)).rejects.toThrow(
      `EADDRINUSE: address already in use ${host}:${port}`,
    )
    const [error] = await once(connect(port, other), 'error').catch((cause: unknown) => [cause])
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('says what is wrong with its environment and fails', async ({ dir }) => {
    const server = startServer({ PORT: 'x', DEMO: 'y', DATA_DIR: dir })
    const [said, [code]] = await Promise.all([
      server.stderr && text(server.stderr),
      once(server, 'exit'),
    ])

    expect(code).toBe(1)
    expect(said).toBe(
      'Configuração inválida:\n  PORT: deve ser um número inteiro (veio "x")\n  DEMO: deve ser 0 ou 1 (veio "y")\n',
    )
  })

  it('says that its database does not answer and fails', async ({ dir }) => {
    const database = 'postgres://ana:segredo@127.0.0.1:1/rumo'
    const server = startServer({ PORT: '0', DATA_DIR: dir, ...environmentOf(database) })
    const [said, [code]] = await Promise.all([
      server.stderr && text(server.stderr),
      once(server, 'exit'),
    ])

    expect(code).toBe(1)
    expect(said).toBe(
      'O banco de dados em 127.0.0.1:1/rumo não pôde ser preparado (connect ECONNREFUSED 127.0.0.1:1): confira DATABASE_URL e se o servidor do banco está no ar.\n',
    )
  })
})
