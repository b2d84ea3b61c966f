import argon2 from '@node-rs/argon2'
import { range } from 'es-toolkit'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it as onApi, type TestApi } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

/** So many calls once kept all other callers out. */
const FLOOD = 520
const OTHERS = 8
/** How long a hash takes in these tests, which are about the queue. */
const HASH_MS = 2

let refusals: number
/** Nothing is hashed before this is resolved. */
let begin: PromiseWithResolvers<void>

beforeEach(() => {
  refusals = 0
  begin = Promise.withResolvers()
  const work = async () => {
    await begin.promise
    await new Promise((resolve) => setTimeout(resolve, HASH_MS))
  }
  vi.spyOn(argon2, 'hash').mockImplementation(async () => {
    await work()
    return 'feita'
  })
  vi.spyOn(argon2, 'verify').mockImplementation(async (_stored, senha) => {
    await work()
    return senha === SENHA
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const it = onApi

const ADDRESS = '203.0.113.7'
const OF_MANY_ACCOUNTS = 'log-ins into many accounts'

interface Asked {
  method: 'POST' | 'PUT'
  url: string
  payload: object
  token?: string
}

async function answerOf({ app }: TestApi, remoteAddress: string, { token, ...asked }: Asked) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { statusCode, headers: sent } = await app.inject({ ...asked, headers, remoteAddress })
  if (statusCode === 429 || statusCode === 503) refusals += 1
  return { status: statusCode, afterS: sent['retry-after'] }
}

/** By name: a call that one caller sends 520 times. */
const FLOODS: Record<string, (api: TestApi) => Promise<(number: number) => Asked>> = {
  'changes of one’s own password': async (api) => {
    const { usuario, token } = await api.enter()
    const url = `/usuarios/${usuario.id}`
    return () => ({ method: 'PUT', url, payload: { senha: 'da enchente' }, token })
  },
  'accounts by an administrator': async (api) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const account = { nome: 'Ana', senha: 'da enchente' }
    return (number) => ({
      method: 'POST',
      url: '/usuarios',
      payload: { ...account, email: `conta${number}@exemplo.br` },
      token,
    })
  },
  'log-ins with the right password': async (api) => {
    const { email } = await api.make.usuario()
    return () => ({ method: 'POST', url: '/usuarios/login', payload: { email, senha: SENHA } })
  },
  'sign-ups': async () => (number) => ({
    method: 'POST',
    url: '/usuarios',
    payload: { nome: 'Ana', senha: 'da enchente', email: `nova${number}@exemplo.br` },
  }),
  [OF_MANY_ACCOUNTS]: async () => (number) => ({
    method: 'POST',
    url: '/usuarios/login',
    payload: { email: `conta${number}@exemplo.br`, senha: SENHA },
  }),
}

/**
 * Every flood is tried with the other accounts at other addresses. Calls of one account must also leave turns to other
 * accounts at the same address, so those floods are tried with the others there, too.
 */
const ELSEWHERE = Object.keys(FLOODS).map((name) => [name, 'elsewhere'] as const)
const BESIDE = ELSEWHERE.filter(([name]) => name !== OF_MANY_ACCOUNTS).map(
  ([name]) => [name, 'at its address'] as const,
)

describe('520 calls of one caller at once', () => {
  it.for([...ELSEWHERE, ...BESIDE])(
    'let other accounts sign in: %s, %s',
    async ([name, where], { api }) => {
      const next = await FLOODS[name]?.(api)
      if (!next) throw new Error('There is no such flood')
      const others = await Promise.all(range(OTHERS).map(() => api.make.usuario()))
      const flood = range(FLOOD).map((number) => answerOf(api, ADDRESS, next(number)))
      // The first refusal shows that the queue is full.
      await vi.waitUntil(() => refusals > 0, { timeout: 50_000 })
      const entering = others.map(({ email }, index) =>
        answerOf(api, where === 'elsewhere' ? `198.51.100.${index + 1}` : ADDRESS, {
          method: 'POST',
          url: '/usuarios/login',
          payload: { email, senha: SENHA },
        }),
      )
      begin.resolve()
      const entered = await Promise.all(entering)
      expect(entered.map(({ status }) => status)).toEqual(entered.map(() => 200))
      const answers = await Promise.all(flood)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(0)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      for (const { afterS } of refused) expect(Number(afterS)).toBeGreaterThan(0)
    },
  )
})

describe('520 accounts at three addresses', () => {
  it('let other addresses sign in, though each of these accounts asks only once', async ({
    api,
  }) => {
    const accounts = []
    for (const _ of range(FLOOD)) accounts.push(await api.enter())
    const { email } = await api.make.usuario()
    const payload = { senhaAtual: 'errada' }
    const flood = accounts.map(({ token }, index) =>
      answerOf(api, `203.0.113.${(index % 3) + 1}`, {
        method: 'PUT',
        url: '/conta',
        payload,
        token,
      }),
    )
    await vi.waitUntil(() => refusals > 0, { timeout: 50_000 })
    const asked = {
      method: 'POST',
      url: '/usuarios/login',
      payload: { email, senha: SENHA },
    } as const
    const entering = range(OTHERS).map((index) => answerOf(api, `198.51.100.${index + 1}`, asked))
    begin.resolve()
    expect((await Promise.all(entering)).map(({ status }) => status)).toEqual(
      range(OTHERS).map(() => 200),
    )
    const answers = await Promise.all(flood)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
