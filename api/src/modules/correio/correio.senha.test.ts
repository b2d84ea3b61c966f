import { afterEach, describe, expect, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { chaveIn, mailsOf, MAILBOX } from '../../testing/mails.ts'
import { SENHA } from '../../testing/records.ts'

const NOVA = 'outra girafa'
const MINUTE_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
})

const ask = (api: TestApi, email: string) => api.post('/correio/senha-esquecida', { email })
const choose = (api: TestApi, chave: string, senha = NOVA) =>
  api.post('/correio/senha-nova', { chave, senha })
const login = async (api: TestApi, email: string, senha: string) =>
  (await api.post('/usuarios/login', { email, senha })).status

/** Asks for a new password, and gives the key from the mail. */
async function mailed(api: TestApi, email: string, count = 1): Promise<string> {
  expect((await ask(api, email)).status).toBe(200)
  const mails = await mailsOf(api.db, email, count)
  return chaveIn(mails.at(-1), 'senha-nova')
}

function wait(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS })
}

describe('a forgotten password', () => {
  it.override({ config: { correio: MAILBOX } })

  it('is chosen anew with what a mail brings, once, and ends the sessions of before', async ({
    api,
  }) => {
    const { usuario, token } = await api.enter()
    const chave = await mailed(api, usuario.email)
    expect((await choose(api, chave)).status).toBe(200)
    expect((await api.get('/conta/dados', token)).status).toBe(401)
    expect(await login(api, usuario.email, SENHA)).toBe(401)
    expect(await login(api, usuario.email, NOVA)).toBe(200)
    const mails = await mailsOf(api.db, usuario.email, 2)
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'Rumo: escolha uma nova senha',
      'Rumo: sua senha foi trocada',
    ])
    expect(await choose(api, chave, 'mais uma girafa')).toMatchObject({
      status: 409,
      body: { codigo: 'link_vencido' },
    })
    expect(await login(api, usuario.email, NOVA)).toBe(200)
  })

  it('is answered the same where no account has the e-mail, and nothing is mailed', async ({
    api,
  }) => {
    const { usuario } = await api.enter()
    const known = await ask(api, usuario.email.toUpperCase())
    expect(await ask(api, 'ninguem@exemplo.br')).toEqual(known)
    await mailsOf(api.db, usuario.email, 1)
    expect(await api.db.selectFrom('mensagens').select('para').execute()).toEqual([
      { para: usuario.email },
    ])
  })

  it('can be chosen for half an hour', async ({ api }) => {
    const { usuario } = await api.enter()
    const first = await mailed(api, usuario.email)
    const second = await mailed(api, usuario.email, 2)
    wait(29.9)
    expect((await choose(api, first)).status).toBe(200)
    const third = await mailed(api, usuario.email, 4)
    wait(30.1)
    for (const chave of [second, third]) expect((await choose(api, chave)).status).toBe(409)
  })

  it('of many that come at once is chosen by one', async ({ api }) => {
    const { usuario } = await api.enter()
    const chave = await mailed(api, usuario.email)
    const senhas = ['a', 'b', 'c', 'd'].map((letra) => `girafa que sabe ${letra}`)
    const answers = await Promise.all(senhas.map((senha) => choose(api, chave, senha)))
    const chosen = senhas.filter((_, index) => answers[index]?.status === 200)
    expect(chosen).toHaveLength(1)
    expect(await login(api, usuario.email, chosen[0] ?? '')).toBe(200)
  })

  it('uses up every other mail of the account', async ({ api }) => {
    const { usuario } = await api.enter()
    const first = await mailed(api, usuario.email)
    const second = await mailed(api, usuario.email, 2)
    expect((await choose(api, second)).status).toBe(200)
    expect((await choose(api, first)).status).toBe(409)
  })

  it.for([
    ['password', { senha: 'outra frase boa' }],
    ['e-mail', { email: 'secretaria@exemplo.br' }],
  ] as const)('is chosen by no mail of before another %s', async ([, changes], { api }) => {
    const { usuario } = await api.enter()
    const chave = await mailed(api, usuario.email)
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { nome, perfil } = usuario
    const body = { nome, perfil, email: usuario.email, ...changes }
    expect((await api.put(`/usuarios/${usuario.id}`, body, token)).status).toBe(200)
    expect((await choose(api, chave)).status).toBe(409)
  })

  it('is no nuisance: five mails in half an hour, the last of which is good until the next', async ({
    api,
  }) => {
    const { usuario } = await api.enter()
    for (const count of [1, 2, 3, 4, 5]) await mailed(api, usuario.email, count)
    expect((await ask(api, usuario.email)).status).toBe(200)
    expect(await mailsOf(api.db, usuario.email, 5)).toHaveLength(5)
    wait(31)
    await mailed(api, usuario.email, 6)
  })

  it('asked for by others does not use up the mails to other e-mails', async ({ api }) => {
    const { usuario, token } = await api.enter()
    for (const count of [1, 2, 3, 4, 5]) await mailed(api, usuario.email, count)
    const body = { email: 'novo@exemplo.br', senhaAtual: SENHA }
    expect((await api.post('/correio/troca-de-email', body, token)).status).toBe(200)
  })

  it('lets in who guessed too often before they asked', async ({ api }) => {
    const { usuario } = await api.enter()
    for (let guess = 0; guess < 10; guess += 1) await login(api, usuario.email, 'errada mesmo')
    expect(await login(api, usuario.email, SENHA)).toBe(429)
    expect((await choose(api, await mailed(api, usuario.email))).status).toBe(200)
    expect(await login(api, usuario.email, NOVA)).toBe(200)
  })

  it('takes no common password, and the mail stays good', async ({ api }) => {
    const { usuario } = await api.enter()
    const chave = await mailed(api, usuario.email)
    expect(await choose(api, chave, 'senha123')).toMatchObject({
      status: 400,
      body: { campos: { senha: expect.any(String) } },
    })
    expect((await choose(api, chave)).status).toBe(200)
  })

  it('is kept in no form that can be shown: neither what was mailed nor a log has it', async ({
    api,
  }) => {
    const { usuario } = await api.enter()
    const chave = await mailed(api, usuario.email)
    const kept = await api.db.selectFrom('chaves_de_correio').selectAll().execute()
    expect(JSON.stringify([kept, api.log])).not.toContain(chave)
  })
})

describe('where no mail goes out', () => {
  it('says so, and what to do', async ({ api }) => {
    const { token } = await api.enter()
    expect((await api.get('/correio')).body).toMatchObject({ dados: { ativo: false } })
    const chave = 'a'.repeat(43)
    const email = 'ana@exemplo.br'
    for (const answer of [
      await ask(api, email),
      await choose(api, chave),
      await api.post('/correio/confirmacao', { chave }),
      await api.post('/correio/troca-de-email', { email, senhaAtual: SENHA }, token),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { codigo: 'sem_correio' } })
    }
  })
})
