import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it as onApi } from '../../../testing/api.ts'
import { countHashes } from '../../../testing/hashes.ts'
import { SENHA } from '../../../testing/records.ts'

const NONE = { hash: 0, verify: 0 }
const ONE_COMPARED = { hash: 0, verify: 1 }
const ONE_MADE = { hash: 1, verify: 0 }
const NOVA = { nome: 'Ana Lima', email: 'ana@exemplo.br', senha: SENHA }

/**
 * A hash takes 19 MiB and a core. A request that is refused anyway must cost none, and the cost must not reveal whether
 * an account exists.
 */
let hashes: ReturnType<typeof countHashes>

beforeEach(() => {
  hashes = countHashes()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const it = onApi.extend({
  config: {
    limits: {
      entradasPorConta: { count: 2, minutes: 15 },
      entradasPorEndereco: { count: 4, minutes: 60 },
      entradasDeConhecida: { count: 2, minutes: 60 },
      senhasPorConta: { count: 50, minutes: 60 },
      senhasPorEndereco: { count: 50, minutes: 60 },
      cadastrosPorEndereco: { count: 3, minutes: 60 },
      relatosPorEndereco: { count: 2, minutes: 60 },
      redacoesPorConta: { count: 2, minutes: 60 },
      tentativasPorConta: { count: 2, minutes: 60 },
      simuladosPorConta: { count: 2, minutes: 60 },
      mudancasPorConta: { count: 2, minutes: 60 },
    },
  },
})

describe('POST /usuarios/login', () => {
  it('hashes once, as dear, for an account and for none, and not at all beyond the limit', async ({
    api,
  }) => {
    const { email } = NOVA
    await api.post('/usuarios', NOVA)
    hashes.takeCounts()
    for (const conta of [email, 'ninguem@exemplo.br']) {
      for (let time = 0; time < 2; time += 1) {
        const { status } = await api.post('/usuarios/login', { email: conta, senha: 'errada' })
        expect(status).toBe(401)
        expect(hashes.compared()).toEqual([
          expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        ])
        expect(hashes.takeCounts()).toEqual(ONE_COMPARED)
      }
      expect((await api.post('/usuarios/login', { email: conta, senha: SENHA })).status).toBe(429)
      expect(hashes.takeCounts()).toEqual(NONE)
    }
    // By now the address has reached its own limit.
    expect((await api.post('/usuarios/login', { email: 'x@y.z', senha: SENHA })).status).toBe(429)
    expect(hashes.takeCounts()).toEqual(NONE)
  })

  it('hashes no more of many that come at once than the limit lets in', async ({ api }) => {
    const { email } = await api.make.usuario()
    const tries = Array.from({ length: 8 }, () =>
      api.post('/usuarios/login', { email, senha: 'errada' }),
    )
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(6)
    expect(hashes.takeCounts()).toEqual({ hash: 0, verify: 2 })
  })

  it.for([{}, { email: 'a@b.c' }, { senha: SENHA }, { email: 'a@b.c', senha: 5 }, []])(
    'hashes nothing for %j',
    async (body, { api }) => {
      expect((await api.post('/usuarios/login', body)).status).toBe(400)
      expect(hashes.takeCounts()).toEqual(NONE)
    },
  )
})

describe('POST /usuarios', () => {
  it('hashes once for an account that it makes, and not at all for one that it refuses', async ({
    api,
  }) => {
    expect((await api.post('/usuarios', NOVA)).status).toBe(200)
    expect(hashes.takeCounts()).toEqual(ONE_MADE)
    for (const [refused, status] of [
      [{ ...NOVA, senha: 'curta' }, 400],
      [{ ...NOVA, senha: 'senha123' }, 400],
      [{ ...NOVA, senhaConfirmacao: 'outra' }, 400],
      [NOVA, 409],
      [{ ...NOVA, email: 'outra@exemplo.br' }, 429],
    ] as const) {
      expect((await api.post('/usuarios', refused)).status).toBe(status)
      expect(hashes.takeCounts()).toEqual(NONE)
    }
  })
})

describe('PUT /usuarios/{id}', () => {
  it('hashes a new password alone, of who may set it', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { usuario, token: own } = await api.enter()
    const { id } = await api.make.usuario()
    for (const [of, body, by, status, expected] of [
      [id, { nome: 'Ana', senha: '' }, token, 200, NONE],
      [id, { senha: 'senha123' }, token, 400, NONE],
      [id, { senha: 'outra girafa' }, own, 403, NONE],
      [usuario.id, { perfil: 'Administrador', senha: 'outra girafa' }, own, 403, NONE],
      [id, { senha: 'outra girafa' }, token, 200, ONE_MADE],
    ] as const) {
      expect((await api.put(`/usuarios/${of}`, body, by)).status).toBe(status)
      expect(hashes.takeCounts()).toEqual(expected)
    }
  })
})

describe('/conta', () => {
  it('hashes once for a wrong password, twice for a new one, and not at all beyond the limit', async ({
    api,
  }) => {
    const { token } = await api.enter()
    const change = { senhaAtual: SENHA, senhaNova: 'outra girafa' }
    for (const malformed of [{}, { senhaAtual: SENHA, senhaNova: 'curta' }]) {
      expect((await api.put('/conta', malformed, token)).status).toBe(400)
      expect(hashes.takeCounts()).toEqual(NONE)
    }
    expect((await api.put('/conta', change)).status).toBe(401)
    expect(hashes.takeCounts()).toEqual(NONE)

    const { body } = await api.put<{ dados: { token: string } }>('/conta', change, token)
    expect(hashes.takeCounts()).toEqual({ hash: 1, verify: 1 })
    const next = body.dados.token
    expect((await api.put('/conta', { ...change, senhaAtual: 'errada' }, next)).status).toBe(422)
    expect(hashes.takeCounts()).toEqual(ONE_COMPARED)
    expect((await api.del('/conta', next, { senhaAtual: 'errada' })).status).toBe(422)
    expect(hashes.takeCounts()).toEqual(ONE_COMPARED)

    const right = { senhaAtual: 'outra girafa', senhaNova: 'mais uma girafa' }
    expect((await api.put('/conta', right, next)).status).toBe(429)
    expect((await api.del('/conta', next, right)).status).toBe(429)
    expect(hashes.takeCounts()).toEqual(NONE)
  })
})
