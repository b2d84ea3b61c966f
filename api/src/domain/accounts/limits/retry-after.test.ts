import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, vi } from 'vitest'
import { readConfig } from '../../../app.ts'
import { it, type TestApi } from '../../../testing/api.ts'
import { tentativaOf } from '../../../testing/estudante.ts'
import { SENHA } from '../../../testing/records.ts'
import { TooManyAttemptsError } from './limits.errors.ts'
import type { Limits } from './limits.ts'

const { limits: USUAL } = readConfig({})
const FEW = { count: 2, minutes: 50 }
/** The other limit that must be reached before a limit applies. */
const BEFORE: Partial<Record<string, Partial<Limits>>> = {
  entradasDeConhecida: { entradasPorEndereco: { count: 1, minutes: 1440 } },
}
const EM = '2026-05-31T16:00:00.000Z'

type Call = readonly [method: 'POST' | 'PUT', url: string, body: object, token?: string]
/** Makes the records that a limit needs, and returns a function that builds the next counted call. */
type Prepare = (api: TestApi) => Promise<() => Call>

let made = 0
const email = () => `pessoa${++made}@exemplo.br`

/** Each limit with the calls that it counts. */
const COUNTED: Record<keyof Limits, Prepare> = {
  entradasPorConta: async (api) => {
    const usuario = await api.make.usuario()
    return () => ['POST', '/usuarios/login', { email: usuario.email, senha: 'errada' }]
  },
  entradasPorEndereco: async () => () => [
    'POST',
    '/usuarios/login',
    { email: email(), senha: 'errada' },
  ],
  entradasDeConhecida: async (api) => {
    const usuario = await api.make.usuario()
    const entry = { email: usuario.email, senha: SENHA }
    await api.post('/usuarios/login', entry)
    await api.post('/usuarios/login', { email: email(), senha: 'errada' })
    return () => ['POST', '/usuarios/login', entry]
  },
  senhasPorConta: async (api) => {
    const usuario = await api.make.usuario()
    return () => ['POST', '/usuarios/login', { email: usuario.email, senha: SENHA }]
  },
  senhasPorEndereco: async () => () => [
    'POST',
    '/usuarios/login',
    { email: email(), senha: SENHA },
  ],
  cadastrosPorEndereco: async () => () => [
    'POST',
    '/usuarios',
    { nome: 'Ana', email: email(), senha: SENHA },
  ],
  relatosPorEndereco: async (api) => {
    const { id: id_questao } = await api.make.questao()
    return () => ['POST', '/relatos', { id_questao, texto: 'A letra B também.' }]
  },
  redacoesPorConta: async (api) => {
    const { token } = await api.enter()
    const { id: id_redacao } = await api.make.redacao()
    const redacao = { id_redacao, texto: 'Era uma vez.', enviada_em: EM }
    return () => ['POST', '/redacoes-enviadas', { ...redacao, chave: randomUUID() }, token]
  },
  tentativasPorConta: async (api) => {
    const { token } = await api.enter()
    const questao = await api.make.questao()
    return () => ['POST', '/tentativas', { tentativas: [tentativaOf(questao)] }, token]
  },
  simuladosPorConta: async (api) => {
    const { token } = await api.enter()
    await api.make.questao()
    const pedido = { tipo: 'sorteio', quantidade: 1 }
    return () => ['POST', '/simulados', { ...pedido, chave: randomUUID() }, token]
  },
  mudancasPorConta: async (api) => {
    const { usuario, token } = await api.enter()
    return () => ['PUT', `/usuarios/${usuario.id}`, { nome: email() }, token]
  },
}

afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

async function callOnce({ app }: TestApi, [method, url, payload, token]: Call) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { statusCode, headers: sent } = await app.inject({ method, url, payload, headers })
  return { isRefused: statusCode === 429, afterS: Number(sent['retry-after']) }
}

for (const [name, prepare] of Object.entries(COUNTED)) {
  describe(`the Retry-After of ${name}`, () => {
    it.override({ config: { limits: { ...USUAL, ...BEFORE[name], [name]: FEW } } })

    it('is the second at which the next call gets through, and none before does', async ({
      api,
    }) => {
      const next = await prepare(api)
      vi.useFakeTimers({ toFake: ['Date'] })
      expect((await callOnce(api, next())).isRefused).toBe(false)
      pass(7)
      expect((await callOnce(api, next())).isRefused).toBe(false)
      pass(60)
      const { isRefused, afterS } = await callOnce(api, next())
      expect([isRefused, afterS]).toEqual([true, 2933])
      pass(afterS - 1)
      expect(await callOnce(api, next())).toEqual({ isRefused: true, afterS: 1 })
      pass(1)
      expect((await callOnce(api, next())).isRefused).toBe(false)
    })
  })
}

describe('a TooManyAttemptsError', () => {
  it.for([
    [1, '1 segundo'],
    [59, '59 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [3600, '60 minutos'],
    [5400, '90 minutos'],
    [5401, '2 horas'],
    [86_400, '24 horas'],
  ] as const)('says a wait of %d s as %s', ([seconds, said]) => {
    const { body, headers } = new TooManyAttemptsError(seconds)
    expect([body.mensagem, headers['retry-after']]).toEqual([
      `Espere ${said} e tente de novo.`,
      String(seconds),
    ])
  })
})
