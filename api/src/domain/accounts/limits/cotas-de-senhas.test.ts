import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { readConfig } from '../../../app.ts'
import { it } from '../../../testing/api.ts'
import { countHashes } from '../../../testing/hashes.ts'
import { SENHA } from '../../../testing/records.ts'

const { limits: USUAL } = readConfig({})

let hashes: ReturnType<typeof countHashes>

beforeEach(() => {
  hashes = countHashes()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what is hashed for an account', () => {
  it.override({ config: { limits: { ...USUAL, senhasPorConta: { count: 3, minutes: 1 } } } })

  it('is counted right or wrong, from wherever its session calls', async ({ api }) => {
    const { token, usuario } = await api.enter()
    const confirm = async (remoteAddress: string, senhaAtual: string) => {
      const { statusCode } = await api.app.inject({
        method: 'PUT',
        url: '/conta',
        payload: { senhaAtual },
        headers: { authorization: `Bearer ${token}` },
        remoteAddress,
      })
      return statusCode
    }
    expect(await confirm('203.0.113.1', SENHA)).toBe(200)
    expect(await confirm('203.0.113.2', 'errada')).toBe(422)
    expect(await confirm('203.0.113.3', SENHA)).toBe(200)
    hashes.takeCounts()
    expect(await confirm('203.0.113.4', SENHA)).toBe(429)
    expect(hashes.takeCounts()).toEqual({ hash: 0, verify: 0 })
    // The account's owner may still sign in, and an e-mail alone blocks no sign-in from another address.
    for (const remoteAddress of ['203.0.113.5', '203.0.113.6']) {
      const statuses = []
      for (let time = 0; time < 4; time += 1) {
        const payload = { email: usuario.email, senha: SENHA }
        const url = '/usuarios/login'
        const { statusCode } = await api.app.inject({ method: 'POST', url, payload, remoteAddress })
        statuses.push(statusCode)
      }
      expect(statuses).toEqual([200, 200, 200, 429])
    }
  })

  it('is counted one by one where it comes from many addresses at once', async ({ api }) => {
    const { token } = await api.enter()
    const tries = Array.from({ length: 8 }, (_, place) =>
      api.app.inject({
        method: 'PUT',
        url: '/conta',
        payload: { senhaAtual: SENHA },
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: `203.0.113.${place + 1}`,
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('is deleted once its time is over, and names no account', async ({ api }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { token, usuario } = await api.enter()
    const kept = () => api.db.selectFrom('cotas_de_senhas').selectAll().execute()
    await api.put('/conta', { senhaAtual: SENHA }, token)
    expect(await kept()).toHaveLength(2)
    expect(JSON.stringify(await kept())).not.toMatch(/exemplo|127\.0/)
    vi.setSystemTime(Date.now() + 60_000)
    const other = { email: `x${usuario.email}`, senha: SENHA }
    await api.post('/usuarios/login', other)
    expect((await kept()).map(({ quantas }) => quantas)).toEqual([1, 1])
  })
})
