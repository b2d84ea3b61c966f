import { readdir } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { buildApp, readConfig } from './app.ts'
import { it } from './testing/database.ts'

const config = (dataDir: string) =>
  readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' })

describe('buildApp', () => {
  it('takes further routes, beside its own', async ({ dir }) => {
    const app = await buildApp(config(dir))
    app.get('/rumo/', async (_request, reply) => reply.type('text/html').send('<p>Rumo</p>'))

    expect((await app.inject('/rumo/')).body).toBe('<p>Rumo</p>')
    expect((await app.inject('/provas')).json()).toEqual({ dados: [] })
    await app.close()
  })

  it('closes its database with itself', async ({ dir }) => {
    const app = await buildApp(config(dir))
    // The write-ahead log is there as long as someone has the database open.
    expect(await readdir(dir)).toContain('rumo.sqlite-wal')
    await app.close()

    expect(await readdir(dir)).not.toContain('rumo.sqlite-wal')
  })
})
