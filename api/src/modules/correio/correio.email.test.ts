import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { chaveIn, mailsOf, MAILBOX } from '../../testing/mails.ts'
import { SENHA } from '../../testing/records.ts'
import { trocaDeEmailRepository } from './troca-de-email.repository.ts'

const NOVO = 'novo@exemplo.br'
const PLACES = ['old', 'new'] as const

const confirm = (api: TestApi, chave: string) =>
  api.post<{ dados: { falta: boolean } }>('/correio/confirmacao', { chave })

/** An account that asked to change its e-mail, with the keys from the mails to both addresses. */
async function asked(api: TestApi) {
  const { usuario, token } = await api.enter()
  const ask = (email: string, senhaAtual = SENHA) =>
    api.post('/correio/troca-de-email', { email, senhaAtual }, token)
  expect((await ask(NOVO)).status).toBe(200)
  const chaveOf = async (para: string, count = 1) =>
    chaveIn((await mailsOf(api.db, para, count)).at(-1), 'confirmar-email')
  const email = async () =>
    (
      await api.db
        .selectFrom('usuarios')
        .select('email')
        .where('id', '=', usuario.id)
        .executeTakeFirstOrThrow()
    ).email
  const chaves = { old: await chaveOf(usuario.email), new: await chaveOf(NOVO) }
  return { usuario, token, ask, chaveOf, email, chaves }
}

/** The session of a token, as a call reads the session when the request arrives. */
async function sessionOf(api: TestApi, token: string, id: number) {
  const { email, versao_dos_tokens: versao } = await api.db
    .selectFrom('usuarios')
    .select(['email', 'versao_dos_tokens'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const usuario = { id, email, nome: 'Ana', perfil: 'Aluno' as const }
  return { usuario, token: { jti: token, exp: 0, iat: 0, versao } }
}

describe('another e-mail', () => {
  it.override({ config: { correio: MAILBOX } })

  it.for(PLACES)(
    'is there once both addresses confirmed, the %s one first',
    async (first, { api }) => {
      const { usuario, email, chaves } = await asked(api)
      const second = first === 'old' ? 'new' : 'old'
      expect((await confirm(api, chaves[first])).body.dados).toEqual({ falta: true })
      expect(await email()).toBe(usuario.email)
      expect((await confirm(api, chaves[first])).status).toBe(409)
      expect((await confirm(api, chaves[second])).body.dados).toEqual({ falta: false })
      expect(await email()).toBe(NOVO)
    },
  )

  it('is there once both confirmed at once', async ({ api }) => {
    const { email, chaves } = await asked(api)
    const answers = await Promise.all([confirm(api, chaves.old), confirm(api, chaves.new)])
    expect(answers.filter(({ body }) => body.dados.falta)).toHaveLength(1)
    expect(await email()).toBe(NOVO)
  })

  it('is confirmed by the mails of the last time alone', async ({ api }) => {
    const { ask, email, chaveOf, chaves } = await asked(api)
    expect((await ask('terceiro@exemplo.br')).status).toBe(200)
    for (const chave of Object.values(chaves)) expect((await confirm(api, chave)).status).toBe(409)
    const { usuario } = { usuario: { email: await email() } }
    await confirm(api, await chaveOf(usuario.email, 2))
    await confirm(api, await chaveOf('terceiro@exemplo.br'))
    expect(await email()).toBe('terceiro@exemplo.br')
  })

  it('needs the password, and is no other account’s', async ({ api }) => {
    const { ask } = await asked(api)
    expect(await ask('quarto@exemplo.br', 'errada mesmo')).toMatchObject({
      status: 422,
      body: { codigo: 'senha_atual_incorreta' },
    })
    const other = await api.make.usuario()
    expect(await ask(other.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { codigo: 'email_em_uso' },
    })
  })

  it('is not mailed where the account was changed while its password was compared', async ({
    api,
  }) => {
    const { usuario, token } = await api.enter()
    const { token: administrador } = await api.enter({ perfil: 'Administrador' })
    const repository = trocaDeEmailRepository(api.db, { count: 9, minutes: 9 })
    for (const changes of [{ email: 'resgate@exemplo.br' }, { senha: 'outra frase boa' }]) {
      const session = await sessionOf(api, token, usuario.id)
      expect((await api.put(`/usuarios/${usuario.id}`, changes, administrador)).status).toBe(200)
      await expect(
        repository.mail(session, NOVO, 'https://rumo.exemplo/', Date.now()),
      ).rejects.toThrow('sessão')
      expect(await api.db.selectFrom('mensagens').select('id').execute()).toEqual([])
    }
  })

  it('is refused where another account took it meanwhile, and nothing changes', async ({ api }) => {
    const { usuario, email, chaves } = await asked(api)
    await confirm(api, chaves.old)
    await api.make.usuario({ email: NOVO, email_minusculo: NOVO })
    expect(await confirm(api, chaves.new)).toMatchObject({
      status: 409,
      body: { codigo: 'email_em_uso' },
    })
    expect(await email()).toBe(usuario.email)
  })

  it('is void once the password was forgotten: the owner may not have asked for it', async ({
    api,
  }) => {
    const { usuario, email, chaves } = await asked(api)
    await api.post('/correio/senha-esquecida', { email: usuario.email })
    const senha = chaveIn((await mailsOf(api.db, usuario.email, 2)).at(-1), 'senha-nova')
    expect(
      (await api.post('/correio/senha-nova', { chave: senha, senha: 'outra girafa' })).status,
    ).toBe(200)
    for (const chave of Object.values(chaves)) expect((await confirm(api, chave)).status).toBe(409)
    expect(await email()).toBe(usuario.email)
  })
})

describe('the mailbox of the demonstration', () => {
  it.override({ config: { correio: MAILBOX } })

  it('shows them to no page that gave itself a name for this machine', async ({ api }) => {
    const headers = { host: 'evil.example:7431' }
    const answer = await api.app.inject({ url: '/correio/demonstracao', headers })
    expect(answer.statusCode).toBe(404)
  })

  it('shows what would be mailed', async ({ api }) => {
    await asked(api)
    const page = await api.app.inject('/correio/demonstracao')
    expect(page.body).toMatch(/<main>\s*<h1>/)
    expect(page.body).toContain('Rumo: confirme seu novo e-mail')
    expect(page.body).toMatch(
      /<a href="https:\/\/rumo\.exemplo\.br\/rumo\/confirmar-email#[\w-]{43}">/,
    )
  })
})

it('is shown nowhere else what was mailed', async ({ api }) => {
  expect((await api.app.inject('/correio/demonstracao')).statusCode).toBe(404)
})
