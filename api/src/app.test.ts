import { describe, expect, onTestFinished, vi } from 'vitest'
import { buildApp, CONNECTION_LIMITS, readConfig } from './app.ts'
import { adoptFolder } from './domain/arquivos/folder-owner.ts'
import { it } from './testing/database.ts'

/** How long the transfer of these bytes takes on a network of this speed, in ms. */
const atMs = (bytes: number, bitsPerS: number) => ((bytes * 8) / bitsPerS) * 1000

describe('buildApp', () => {
  it('takes further routes, beside its own', async ({ dir, address }) => {
    const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' })
    const app = await buildApp({ ...config, database: address })
    app.get('/rumo/', async (_request, reply) => reply.type('text/html').send('<p>Rumo</p>'))

    expect((await app.inject('/rumo/')).body).toBe('<p>Rumo</p>')
    expect((await app.inject('/provas')).json()).toEqual({ dados: [], valido: true })
    await app.close()
  })

  it('holds no request for ever, and lets a large file in by a slow network', async ({
    dir,
    address,
  }) => {
    const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' })
    const app = await buildApp({ ...config, database: address })
    const { requestTimeout, headersTimeout, timeout } = app.server
    expect(requestTimeout).toBeGreaterThan(atMs(50e6, 400e3))
    expect(requestTimeout).toBeLessThan(3_600_000)
    expect(headersTimeout).toBe(CONNECTION_LIMITS.headMs)
    expect(CONNECTION_LIMITS.bodyMs).toBeGreaterThan(atMs(2 ** 20, 400e3))
    // A connection without any traffic for that long is dead; nginx keeps an idle connection for 60 s to use it again.
    expect(timeout).toBeGreaterThan(60_000)
    expect(timeout).toBeLessThanOrEqual(300_000)
    await app.close()
  })

  it('warns of files that are another database’s, serves them and the rest', async ({
    dir,
    address,
    db,
    storage,
  }) => {
    const log: string[] = []
    const start = () =>
      buildApp(
        { ...readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'warn' }), database: address },
        { logStream: { write: (line) => log.push(line) } },
      )
    const key = await storage.save('provas', 'pdf', Buffer.from('%PDF-1.7'))
    for (const names of ['none', 'another']) {
      if (names === 'another') await storage.setOwner('outro banco')
      const app = await start()
      expect((await app.inject('/provas')).statusCode).toBe(200)
      await app.close()
    }
    expect(log).toHaveLength(2)
    for (const line of log) expect(line).toMatch(/another database's.*DATABASE_URL.*rumo adopt/)

    await adoptFolder({ db, storage })
    await (await start()).close()
    expect(log).toHaveLength(2)
    expect(await storage.find(key)).toBeDefined()
  })

  it('makes an empty folder its own', async ({ dir, address, db, storage }) => {
    const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' })
    await (await buildApp({ ...config, database: address })).close()
    const { chave } = await db.selectFrom('identidade').selectAll().executeTakeFirstOrThrow()
    expect(await storage.owner()).toBe(chave)
  })

  it('sweeps files by the hour, until it ends', async ({ dir, address, db, storage }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' })
    const app = await buildApp({ ...config, database: address })
    const key = await storage.save('provas', 'pdf', Buffer.from('%PDF-1.7'))
    vi.advanceTimersByTime(3_600_000)
    await vi.waitFor(async () => {
      const { chave } = await db
        .selectFrom('arquivos_sem_uso')
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(chave).toBe(key)
    })
    await app.close()
    expect(vi.getTimerCount()).toBe(0)
  })
})
