import { createHmac } from 'node:crypto'
import { hostileTokens } from '@rumo/contract/testing/hostile-tokens'
import { describe, expect } from 'vitest'
import { it, JWT_SECRET } from '../../testing/api.ts'
import { sessionsOf } from './sessions.ts'
import { tokensOf } from './tokens.ts'

const sign = (
  signed: string,
  { hash = 'sha256', key }: { hash?: string; key?: string | undefined } = {},
) =>
  createHmac(hash, key ?? JWT_SECRET)
    .update(signed)
    .digest('base64url')

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

describe('a token', () => {
  it('says who it is of, and until when it is good', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { id, nome, email, perfil, versao_dos_tokens: versao } = usuario
    expect(claimsOf(token)).toEqual({
      id,
      nome,
      email,
      perfil,
      versao,
      jti: expect.any(String),
      iat: expect.closeTo(Date.now() / 1000, -1),
      exp: expect.closeTo(Date.now() / 1000 + 7 * 86_400, -1),
    })
    const forHalfADay = { exp: expect.closeTo(Date.now() / 1000 + 12 * 3600, -1) }
    const administrador = await api.enter({ perfil: 'Administrador' })
    expect(claimsOf(administrador.token)).toMatchObject(forHalfADay)
    const corretor = await api.enter({ funcao: 'Corretor' })
    expect(claimsOf(corretor.token)).toMatchObject({
      perfil: 'Aluno',
      funcao: 'Corretor',
      ...forHalfADay,
    })
  })
})

describe('a hostile token', () => {
  it('identifies no account, and breaks nothing', async ({ api }) => {
    const { token } = await api.enter()
    const sessions = sessionsOf(api.db, tokensOf(JWT_SECRET))
    expect(await sessions.find(token)).not.toBeNull()

    const hostile = hostileTokens({ claims: claimsOf(token), sign })
    expect(hostile.length).toBeGreaterThanOrEqual(60)
    for (const { name, token: text } of hostile) {
      expect([name, await sessions.find(text)]).toEqual([name, null])
    }
  })

  it('is 401 for a call that wants to know who it is, and ignored by others', async ({ api }) => {
    const { token } = await api.enter()
    for (const { name, token: text } of hostileTokens({ claims: claimsOf(token), sign })) {
      const headers = { authorization: `Bearer ${text}` }
      const refused = await api.app.inject({ url: '/conta/dados', headers })
      const open = await api.app.inject({ url: '/provas', headers })
      expect([name, refused.statusCode, open.statusCode]).toEqual([name, 401, 200])
    }
    expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
    expect(JSON.stringify(api.log)).not.toContain(token)
  })

  it.for(['Basic', 'Token', 'bearer', 'BEARER'])('comes after %s', async (scheme, { api }) => {
    const { token } = await api.enter()
    const headers = { authorization: `${scheme} ${token}` }
    const { statusCode } = await api.app.inject({ url: '/conta/dados', headers })
    expect(statusCode).toBe(scheme.toLowerCase() === 'bearer' ? 200 : 401)
  })
})
