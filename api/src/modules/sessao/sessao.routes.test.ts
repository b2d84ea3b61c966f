import { describe, expect } from 'vitest'
import { buildApp, readConfig } from '../../app.ts'
import { it, JWT_SECRET } from '../../testing/api.ts'

const DONE = { status: 200, body: { dados: null } }

describe('DELETE /sessao', () => {
  it('ends the token that comes with it, and no other', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { usuario: other, token: theirs } = await api.enter()
    expect(await api.del('/sessao', token)).toEqual(DONE)
    expect((await api.get(`/usuarios/${usuario.id}`, token)).status).toBe(401)
    expect((await api.get(`/usuarios/${other.id}`, theirs)).status).toBe(200)
  })

  it('is content with one that has ended, with any other text, and with none', async ({ api }) => {
    const { token } = await api.enter()
    for (const text of [token, token, 'a.b.c', undefined]) {
      expect(await api.del('/sessao', text)).toEqual(DONE)
    }
    expect(await api.db.selectFrom('sessoes_encerradas').selectAll().execute()).toHaveLength(1)
  })

  it('ends it on every server at once', async ({ api, address, dir }) => {
    const config = { ...readConfig({ DEMO: '0', LOG_LEVEL: 'silent' }), jwtSecret: JWT_SECRET }
    const second = await buildApp({ ...config, dataDir: dir, database: address })
    const { token } = await api.enter()
    const headers = { authorization: `Bearer ${token}` }
    expect((await second.inject({ url: '/conta/dados', headers })).statusCode).toBe(200)
    await api.del('/sessao', token)
    expect((await second.inject({ url: '/conta/dados', headers })).statusCode).toBe(401)
    await second.close()
  })

  it('forgets tokens that have expired by themselves', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const expira_em = '2020-01-01T00:00:00.000Z'
    await api.db
      .insertInto('sessoes_encerradas')
      .values({ jti: 'x', id_usuario: usuario.id, expira_em })
      .execute()
    await api.del('/sessao', token)
    expect(await api.db.selectFrom('sessoes_encerradas').selectAll().execute()).toEqual([
      {
        jti: expect.not.stringMatching(/^x$/),
        id_usuario: usuario.id,
        expira_em: expect.any(String),
      },
    ])
  })
})
