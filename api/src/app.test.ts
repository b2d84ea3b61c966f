import { describe, expect } from 'vitest'
import { buildApp, readConfig } from './app.ts'
import { it } from './testing/database.ts'

describe('buildApp', () => {
  it('takes further routes, beside its own', async ({ dir, address }) => {
    const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' })
    const app = await buildApp({ ...config, database: address })
    app.get('/rumo/', async (_request, reply) => reply.type('text/html').send('<p>Rumo</p>'))

    expect((await app.inject('/rumo/')).body).toBe('<p>Rumo</p>')
    expect((await app.inject('/provas')).json()).toEqual({ dados: [] })
    await app.close()
  })
})
