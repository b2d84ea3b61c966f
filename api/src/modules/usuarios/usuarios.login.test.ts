import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { buildApp, readConfig } from '../../app.ts'
import { it, JWT_SECRET, type TestApi } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

const WRONG = {
  status: 401,
  body: {
    icone: 'error',
    titulo: 'Não foi possível entrar',
    mensagem: 'E-mail ou senha incorretos.',
    codigo: 'credenciais_invalidas',
  },
}
const FEW = {
  entradasPorConta: { count: 2, minutes: 15 },
  entradasPorEndereco: { count: 4, minutes: 60 },
  entradasDeConhecida: { count: 2, minutes: 60 },
  senhasPorConta: { count: 50, minutes: 60 },
  senhasPorEndereco: { count: 50, minutes: 60 },
  cadastrosPorEndereco: { count: 2, minutes: 60 },
  relatosPorEndereco: { count: 2, minutes: 60 },
  redacoesPorConta: { count: 2, minutes: 60 },
  tentativasPorConta: { count: 2, minutes: 60 },
  simuladosPorConta: { count: 2, minutes: 60 },
  mudancasPorConta: { count: 2, minutes: 60 },
}

/** Tries to sign in from this address. */
async function tryFrom(
  { app }: Pick<TestApi, 'app'>,
  remoteAddress: string,
  email: string,
  senha = 'errada',
) {
  const payload = { email, senha }
  const answer = await app.inject({
    method: 'POST',
    url: '/usuarios/login',
    payload,
    remoteAddress,
  })
  return [answer.statusCode, Number(answer.headers['retry-after'])] as const
}

describe('POST /usuarios/login', () => {
  it('gives a token by which one is known', async ({ api }) => {
    const { id, nome, email } = await api.make.usuario()
    const { status, body } = await api.post<{ dados: string }>('/usuarios/login', {
      email,
      senha: SENHA,
    })
    expect({ status, body }).toEqual({ status: 200, body: { dados: expect.any(String) } })
    expect(await api.get(`/usuarios/${id}`, body.dados)).toEqual({
      status: 200,
      body: { dados: { id, nome, email, perfil: 'Aluno', funcao: null, versao: 1 } },
    })
  })

  it('answers the same to a wrong password and to an unknown e-mail', async ({ api }) => {
    const { email } = await api.make.usuario()
    expect(await api.post('/usuarios/login', { email, senha: 'errada' })).toEqual(WRONG)
    expect(await api.post('/usuarios/login', { email: 'x@y.z', senha: SENHA })).toEqual(WRONG)
  })

  it('answers 400 to fields that are missing', async ({ api }) => {
    expect(await api.post('/usuarios/login', { email: '' })).toMatchObject({
      status: 400,
      body: { campos: { email: 'Preencha este campo.', senha: 'Preencha este campo.' } },
    })
  })
})

describe('the limits of entering', () => {
  it.override({ config: { limits: FEW } })

  it('stop one address at one account, known or not, and no other address', async ({ api }) => {
    const { email } = await api.make.usuario()
    for (const [conta, ip] of [
      [email, '203.0.113.1'],
      ['ninguem@exemplo.br', '203.0.113.2'],
    ] as const) {
      expect(await tryFrom(api, ip, conta)).toEqual([401, NaN])
      expect(await tryFrom(api, ip, conta.toUpperCase())).toEqual([401, NaN])
      const [status, retryAfter] = await tryFrom(api, ip, conta, SENHA)
      expect(status).toBe(429)
      expect(retryAfter).toBeGreaterThan(880)
      expect(retryAfter).toBeLessThanOrEqual(900)
    }
    expect(await tryFrom(api, '203.0.113.3', email, SENHA)).toEqual([200, NaN])
  })

  it('stop one address whatever the account, and say for how long', async ({ api }) => {
    for (const conta of ['a', 'b', 'c', 'd']) await tryFrom(api, '2001:db8::1', `${conta}@x.y`)
    const payload = { email: 'e@x.y', senha: 'errada' }
    const answer = await api.app.inject({
      method: 'POST',
      url: '/usuarios/login',
      payload,
      remoteAddress: '2001:db8::2',
    })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual({
      icone: 'warning',
      titulo: 'Muitas tentativas',
      mensagem: 'Espere 60 minutos e tente de novo.',
      codigo: 'muitas_tentativas',
      valido: false,
    })
  })

  it('count failures alone', async ({ api }) => {
    const { email } = await api.make.usuario()
    for (let time = 0; time < 5; time += 1) {
      expect(await tryFrom(api, '203.0.113.1', email, SENHA)).toEqual([200, NaN])
    }
    expect(await api.db.selectFrom('tentativas_de_acesso').selectAll().execute()).toEqual([])
  })

  it('let no more in of many that come at once, and name no account', async ({ api }) => {
    const { email } = await api.make.usuario()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tryFrom(api, '203.0.113.1', email)),
    )
    expect(answers.filter(([status]) => status === 401)).toHaveLength(2)
    const kept = JSON.stringify(
      await api.db.selectFrom('tentativas_de_acesso').selectAll().execute(),
    )
    expect(kept).not.toMatch(/exemplo|203\.0/)
    // A plain hash of an address or an e-mail would be found by trying all of them; the stored ones need the server's
    // secret.
    for (const guess of ['203.0.113.1', email.toLowerCase()]) {
      expect(kept).not.toContain(createHash('sha256').update(guess).digest('base64url'))
    }
  })

  it('survive a restart, and hold across servers', async ({ api, address, dir }) => {
    const { email } = await api.make.usuario()
    await tryFrom(api, '203.0.113.1', email)
    await tryFrom(api, '203.0.113.1', email)
    const config = { ...readConfig({ DEMO: '0', LOG_LEVEL: 'silent' }), jwtSecret: JWT_SECRET }
    const second = await buildApp({ ...config, limits: FEW, dataDir: dir, database: address })
    expect(await tryFrom({ app: second }, '203.0.113.1', email, SENHA)).toEqual([
      429,
      expect.any(Number),
    ])
    expect(await tryFrom({ app: second }, '203.0.113.2', email)).toEqual([401, NaN])
    expect(await tryFrom({ app: second }, '203.0.113.2', email)).toEqual([401, NaN])
    await second.close()
    expect(await tryFrom(api, '203.0.113.2', email, SENHA)).toEqual([429, expect.any(Number)])
  })

  it('end when their time has passed', async ({ api }) => {
    await tryFrom(api, '203.0.113.1', 'a@x.y')
    await tryFrom(api, '203.0.113.1', 'a@x.y')
    const past = new Date(Date.now() - 16 * 60_000).toISOString()
    await api.db.updateTable('tentativas_de_acesso').set({ em: past }).execute()
    expect(await tryFrom(api, '203.0.113.1', 'a@x.y')).toEqual([401, NaN])
    await api.db
      .updateTable('tentativas_de_acesso')
      .set({ em: '2020-01-01T00:00:00.000Z' })
      .execute()
    await tryFrom(api, '203.0.113.9', 'a@x.y')
    expect(await api.db.selectFrom('tentativas_de_acesso').selectAll().execute()).toHaveLength(1)
  })
})

describe('the limit of signing up', () => {
  it.override({ config: { limits: FEW } })

  it('counts who asks from one address, taken e-mails too, but no administrator', async ({
    api,
  }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    const ask = (email: string, by?: string) =>
      api.post('/usuarios', { nome: 'Ana', email, senha: SENHA }, by)
    expect((await ask('a@exemplo.br')).status).toBe(200)
    expect((await ask(usuario.email)).status).toBe(409)
    expect(await ask('b@exemplo.br')).toMatchObject({
      status: 429,
      body: { codigo: 'muitas_tentativas' },
    })
    expect((await ask(usuario.email)).status).toBe(429)
    expect((await ask('b@exemplo.br', token)).status).toBe(200)
  })

  it('tells a caller beyond it nothing of which e-mails are taken, whatever the password', async ({
    api,
  }) => {
    const { email } = await api.make.usuario()
    const ask = (asked: string, senha: string) =>
      api.post('/usuarios', { nome: 'Ana', email: asked, senha })
    // The refusal of a common password also tells whether the e-mail has an account, so such attempts count, too.
    for (const one of [email, 'a@exemplo.br']) {
      expect((await ask(one, 'senha123')).status).toBe(400)
    }
    for (const senha of [SENHA, 'senha123']) {
      expect(await ask(email, senha)).toEqual(await ask('c@exemplo.br', senha))
    }
    expect((await ask(email, 'senha123')).status).toBe(429)
  })
})
