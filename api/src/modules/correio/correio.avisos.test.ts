import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { correcting, NOTAS } from '../../testing/correcting.ts'
import { mailsOf, MAILBOX } from '../../testing/mails.ts'

/** A student who wants notices by mail, or does not, and a corrector who can deliver. */
async function waiting(api: TestApi, redacao_corrigida = true) {
  const { aluno, redacao, begin, put, deliver } = await correcting(api)
  const want = (wanted: boolean) =>
    api.put('/correio/avisos', { redacao_corrigida: wanted }, aluno.token)
  const wanted = async () =>
    (await api.get<{ dados: object }>('/correio/avisos', aluno.token)).body.dados
  if (redacao_corrigida) expect((await want(true)).status).toBe(200)
  const correct = async (by?: string) => {
    const { id } = (await begin('rumo', by)).body.dados
    await put(id, { notas: NOTAS }, by)
    expect((await deliver(id, by)).status).toBe(200)
  }
  const mailed = () =>
    api.db
      .selectFrom('mensagens')
      .select(['texto', 'chave_de_saida'])
      .where('para', '=', aluno.usuario.email)
      .execute()
  return { aluno, redacao, want, wanted, correct, mailed }
}

const chaveOf = async (api: TestApi, email: string) => {
  const [mail] = await mailsOf(api.db, email, 1)
  return /parar-avisos#([\w-]{43})/.exec(mail?.texto ?? '')?.[1] ?? ''
}
const stop = (api: TestApi, chave: string, type = 'application/json', payload = 'null') =>
  api.app.inject({
    method: 'POST',
    url: `/correio/parar-avisos?chave=${chave}`,
    headers: { 'content-type': type },
    payload,
  })

describe('a corrected essay', () => {
  it.override({ config: { correio: MAILBOX } })

  it('is mailed once to a student who wants it, with a link to it and one to stop', async ({
    api,
  }) => {
    const { redacao, wanted, correct, mailed } = await waiting(api)
    expect(await wanted()).toEqual({ redacao_corrigida: true })
    await correct()
    const [mail] = await mailed()
    expect(mail?.texto).toContain(`/aluno/redacoes/${redacao.id}\n`)
    expect(mail?.texto).toContain(`/parar-avisos#${mail?.chave_de_saida}`)
    await correct((await api.enter({ perfil: 'Administrador' })).token)
    expect(await mailed()).toHaveLength(1)
  })

  it('is not mailed to a student who did not ask, or no longer does', async ({ api }) => {
    const silent = await waiting(api, false)
    expect(await silent.wanted()).toEqual({ redacao_corrigida: false })
    await silent.correct()
    expect(await silent.mailed()).toEqual([])
    const former = await waiting(api)
    expect((await former.want(false)).status).toBe(200)
    await former.correct()
    expect(await former.mailed()).toEqual([])
  })

  it.for([
    ['the page', 'application/json', 'null'],
    ['a program of mail', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['another one', 'multipart/form-data; boundary=x', '--x--'],
  ] as const)('is not told again once %s said so, without a session', async (by, { api }) => {
    const [, type, payload] = by
    const { aluno, want, wanted, correct } = await waiting(api)
    await correct()
    const chave = await chaveOf(api, aluno.usuario.email)
    const first = await stop(api, chave, type, payload)
    expect(first.statusCode).toBe(200)
    expect(await wanted()).toEqual({ redacao_corrigida: false })
    expect((await stop(api, chave, type, payload)).json()).toEqual(first.json())
    // The student asks for notices again; the link of the older mail still stops them.
    await want(true)
    await stop(api, chave, type, payload)
    expect(await wanted()).toEqual({ redacao_corrigida: false })
  })

  it('is still told where a program only opened the address: a page asks there', async ({
    api,
  }) => {
    const { aluno, wanted, correct } = await waiting(api)
    await correct()
    const chave = await chaveOf(api, aluno.usuario.email)
    const opened = await api.app.inject(`/correio/parar-avisos?chave=${chave}`)
    expect(opened.headers.location).toBe(`${MAILBOX.site}parar-avisos#${chave}`)
    expect(await wanted()).toEqual({ redacao_corrigida: true })
  })
})

it('cannot be asked to tell where no mail goes out, but to be silent', async ({ api }) => {
  const { want } = await waiting(api, false)
  expect(await want(true)).toMatchObject({ status: 409, body: { codigo: 'sem_correio' } })
  expect((await want(false)).status).toBe(200)
})
