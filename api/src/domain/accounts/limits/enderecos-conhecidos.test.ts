import { range } from 'es-toolkit'
import { afterEach, describe, expect, vi } from 'vitest'
import { buildApp, readConfig } from '../../../app.ts'
import { it as onApi, JWT_SECRET, type TestApi } from '../../../testing/api.ts'
import { SENHA } from '../../../testing/records.ts'

const SCHOOL = '203.0.113.7'
const ELSEWHERE = '198.51.100.7'
const DAY_MS = 86_400_000
/** Few enough that a test reaches the limit quickly; the default is 100. */
const FAILURES = 6
const LIMITS = readConfig({
  LOGIN_FAILURES_PER_ACCOUNT: '4/15',
  LOGIN_FAILURES_PER_ADDRESS: `${FAILURES}/60`,
  LOGINS_OF_KNOWN_ACCOUNT: '3/60',
}).limits

const it = onApi.extend({ config: { limits: LIMITS } })

afterEach(() => {
  vi.useRealTimers()
})

/** Tries to sign in; returns the status, and the seconds after which a retry is admitted. */
async function tryFrom(
  { app }: Pick<TestApi, 'app'>,
  remoteAddress: string,
  email: string,
  senha = SENHA,
) {
  const payload = { email, senha }
  const url = '/usuarios/login'
  const answer = await app.inject({ method: 'POST', url, payload, remoteAddress })
  return [answer.statusCode, Number(answer.headers['retry-after'])] as const
}

/** Guesses passwords for unknown e-mails until the address is at its limit. */
async function guessFrom(api: TestApi, address: string) {
  for (const number of range(FAILURES)) await tryFrom(api, address, `nada${number}@exemplo.br`)
  expect(await tryFrom(api, address, 'nada@exemplo.br')).toEqual([429, expect.any(Number)])
}

/** Makes accounts that each signed in from this address. */
async function enteredFrom(api: TestApi, address: string, count: number) {
  const accounts = await Promise.all(range(count).map(() => api.make.usuario()))
  for (const { email } of accounts) expect(await tryFrom(api, address, email)).toEqual([200, NaN])
  return accounts
}

const rowsOf = (api: TestApi) => api.db.selectFrom('enderecos_conhecidos').selectAll().execute()
const idsOf = (rows: readonly { id_usuario: number }[]) =>
  new Set(rows.map(({ id_usuario }) => id_usuario))

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('an account, from an address that is at its limits', () => {
  it('gets through where it entered from there before, and no other does', async ({ api }) => {
    const pupils = await enteredFrom(api, SCHOOL, 3)
    const [abroad] = await enteredFrom(api, ELSEWHERE, 1)
    const never = await api.make.usuario()
    await guessFrom(api, SCHOOL)
    for (const { email } of pupils) expect(await tryFrom(api, SCHOOL, email)).toEqual([200, NaN])
    for (const email of [abroad?.email ?? '', never.email, 'ninguem@exemplo.br']) {
      const [status, afterS] = await tryFrom(api, SCHOOL, email)
      expect([status, afterS > 3000, afterS <= 3600]).toEqual([429, true, true])
    }
  })

  it('gets through where it signed up, and not where an administrator made it', async ({ api }) => {
    await guessFrom(api, SCHOOL)
    const { token } = await api.enter({ perfil: 'Administrador' })
    const nova = { nome: 'Nova', email: 'nova@exemplo.br', senha: SENHA }
    const made = { nome: 'Feita', email: 'feita@exemplo.br', senha: SENHA }
    const create = (payload: object, headers = {}) =>
      api.app.inject({ method: 'POST', url: '/usuarios', payload, headers, remoteAddress: SCHOOL })
    expect((await create(nova)).statusCode).toBe(200)
    expect((await create(made, { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect(await tryFrom(api, SCHOOL, nova.email)).toEqual([200, NaN])
    expect((await tryFrom(api, SCHOOL, made.email))[0]).toBe(429)
  })

  it('has a few tries of its own, right or wrong, and none of another’s', async ({ api }) => {
    const [one, other] = await enteredFrom(api, SCHOOL, 2)
    await guessFrom(api, SCHOOL)
    const email = one?.email ?? ''
    expect((await tryFrom(api, SCHOOL, email, 'errada'))[0]).toBe(401)
    expect((await tryFrom(api, SCHOOL, email))[0]).toBe(200)
    expect((await tryFrom(api, SCHOOL, email, 'errada'))[0]).toBe(401)
    const [status, afterS] = await tryFrom(api, SCHOOL, email)
    expect([status, afterS > 3000]).toEqual([429, true])
    expect((await tryFrom(api, SCHOOL, other?.email ?? ''))[0]).toBe(200)
  })

  it('is guessed at no more often than without it', async ({ api }) => {
    const [pupil] = await enteredFrom(api, SCHOOL, 1)
    const email = pupil?.email ?? ''
    const statuses = []
    for (const number of range(3)) {
      statuses.push((await tryFrom(api, SCHOOL, email, `palpite ${number}`))[0])
    }
    await guessFrom(api, SCHOOL)
    for (const number of range(4)) {
      statuses.push((await tryFrom(api, SCHOOL, email, `outro ${number}`))[0])
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429])
  })

  it('takes nothing from the time that the others were told to wait', async ({ api }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [pupil] = await enteredFrom(api, SCHOOL, 1)
    await tryFrom(api, SCHOOL, 'primeira@exemplo.br')
    later(60_000)
    await guessFrom(api, SCHOOL)
    const [, afterS] = await tryFrom(api, SCHOOL, 'outra@exemplo.br')
    expect((await tryFrom(api, SCHOOL, pupil?.email ?? '', 'errada'))[0]).toBe(401)
    later(afterS * 1000)
    expect((await tryFrom(api, SCHOOL, 'outra@exemplo.br'))[0]).toBe(401)
  })

  it('is known to every server', async ({ api, address, dir }) => {
    const [pupil] = await enteredFrom(api, SCHOOL, 1)
    await guessFrom(api, SCHOOL)
    const config = { ...readConfig({ DEMO: '0', LOG_LEVEL: 'silent' }), jwtSecret: JWT_SECRET }
    const app = await buildApp({ ...config, limits: LIMITS, dataDir: dir, database: address })
    expect((await tryFrom({ app }, SCHOOL, pupil?.email ?? ''))[0]).toBe(200)
    await app.close()
  })

  it('changes its password there too', async ({ api }) => {
    const { usuario, token } = await api.enter()
    await tryFrom(api, SCHOOL, usuario.email)
    await guessFrom(api, SCHOOL)
    const change = async (remoteAddress: string) => {
      const { statusCode } = await api.app.inject({
        method: 'PUT',
        url: '/conta',
        payload: { nome: 'Ana', senhaAtual: SENHA },
        headers: { authorization: `Bearer ${token}` },
        remoteAddress,
      })
      return statusCode
    }
    expect(await change(SCHOOL)).toBe(200)
    await guessFrom(api, ELSEWHERE)
    expect(await change(ELSEWHERE)).toBe(429)
  })
})

describe('an account, from an address for which no more passwords are hashed', () => {
  it.override({ config: { limits: { ...LIMITS, senhasPorEndereco: { count: 4, minutes: 1 } } } })

  it('gets through where it entered from there before, and no other does', async ({ api }) => {
    const [pupil] = await enteredFrom(api, SCHOOL, 1)
    await enteredFrom(api, SCHOOL, 3)
    const never = await api.make.usuario()
    expect((await tryFrom(api, SCHOOL, never.email))[0]).toBe(429)
    expect((await tryFrom(api, SCHOOL, pupil?.email ?? ''))[0]).toBe(200)
  })
})

describe('from where an account entered', () => {
  it('is kept for 90 days after the last time, for all who enter meanwhile', async ({ api }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [one, other, third] = await enteredFrom(api, SCHOOL, 3)
    const enters = async ({ email } = { email: '' }) => (await tryFrom(api, SCHOOL, email))[0]
    later(50 * DAY_MS)
    expect(await enters(other)).toBe(200)
    later(39 * DAY_MS)
    await guessFrom(api, SCHOOL)
    expect(await enters(third)).toBe(200)
    later(DAY_MS)
    await guessFrom(api, SCHOOL)
    expect([await enters(one), await enters(other), await enters(third)]).toEqual([429, 200, 200])
    expect(idsOf(await rowsOf(api))).toEqual(new Set([other?.id, third?.id]))
  })

  it('is no failure to enter, and no sign-up that is refused', async ({ api }) => {
    const usuario = await api.make.usuario()
    await tryFrom(api, SCHOOL, usuario.email, 'errada')
    const taken = { nome: 'Ana', email: usuario.email, senha: SENHA }
    expect((await api.post('/usuarios', taken)).status).toBe(409)
    expect(await rowsOf(api)).toEqual([])
  })

  it('names no address, and not which accounts share one; it goes with its account', async ({
    api,
  }) => {
    const accounts = await enteredFrom(api, SCHOOL, 2)
    const rows = await rowsOf(api)
    expect(idsOf(rows)).toEqual(new Set(accounts.map(({ id }) => id)))
    expect(new Set(rows.map(({ endereco }) => endereco)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|exemplo/)
    await api.db.deleteFrom('usuarios').execute()
    expect(await rowsOf(api)).toEqual([])
  })
})
