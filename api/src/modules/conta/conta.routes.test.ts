import type { ContaAlterada, DadosDaConta } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { it } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'
import { administrador } from '../../testing/restaurar.ts'

const WRONG = {
  status: 422,
  body: {
    icone: 'warning',
    titulo: 'Senha incorreta',
    mensagem: 'A senha atual não confere.',
    codigo: 'senha_atual_incorreta',
    campos: { senhaAtual: 'A senha atual não confere.' },
  },
}

describe('PUT /conta', () => {
  it('changes the name, and goes on with a token that says so', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { id, email, perfil } = usuario
    const answer = await api.put<{ dados: ContaAlterada }>(
      '/conta',
      { nome: ' Mar ', senhaAtual: SENHA },
      token,
    )
    expect(answer).toEqual({
      status: 200,
      body: {
        dados: {
          usuario: { id, nome: 'Mar', email, perfil, funcao: null, versao: 2 },
          token: expect.any(String),
        },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Suas mudanças foram salvas.',
      },
    })
    for (const known of [token, answer.body.dados.token]) {
      expect(await api.get(`/usuarios/${id}`, known)).toMatchObject({
        body: { dados: { nome: 'Mar' } },
      })
    }
  })

  it('changes the password, and ends every session but that of the new token', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const change = { senhaAtual: SENHA, senhaNova: 'outra girafa' }
    const { body } = await api.put<{ dados: ContaAlterada }>('/conta', change, token)
    expect((await api.get('/conta/dados', token)).status).toBe(401)
    expect((await api.get('/conta/dados', body.dados.token)).status).toBe(200)
    const enter = { email: usuario.email, senha: 'outra girafa' }
    expect((await api.post('/usuarios/login', enter)).status).toBe(200)
  })

  it('answers 422 to another password, and changes nothing', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const change = { nome: 'Mar', senhaAtual: 'errada', senhaNova: 'outra girafa' }
    expect(await api.put('/conta', change, token)).toEqual(WRONG)
    expect(await api.db.selectFrom('usuarios').selectAll().execute()).toEqual([usuario])
  })

  it('answers 400 to a new password that will not do', async ({ api }) => {
    const { token } = await api.enter()
    for (const senhaNova of ['curta', 'senha123']) {
      expect(await api.put('/conta', { senhaAtual: SENHA, senhaNova }, token)).toMatchObject({
        status: 400,
        body: { campos: { senhaNova: expect.any(String) } },
      })
    }
  })

  it('is let fail only as often as entering, by a right password too', async ({ api }) => {
    const { token } = await api.enter()
    for (let time = 0; time < 10; time += 1) {
      expect((await api.put('/conta', { senhaAtual: 'errada' }, token)).status).toBe(422)
    }
    expect((await api.put('/conta', { senhaAtual: SENHA }, token)).status).toBe(429)
    expect((await api.del('/conta', token, { senhaAtual: SENHA })).status).toBe(429)
  })
})

describe('PUT /conta of an account that has changed as often as it may', () => {
  const mudancasPorConta = { count: 1, minutes: 60 }
  it.override({ config: { limits: { ...readConfig({}).limits, mudancasPorConta } } })

  it('takes what changes nothing, and answers 429 to another change', async ({ api }) => {
    const { token } = await api.enter()
    const statusOf = async (change: object) =>
      (await api.put('/conta', { ...change, senhaAtual: SENHA }, token)).status
    for (const change of [{ nome: 'Mar' }, { nome: 'Mar' }, {}]) {
      expect([change, await statusOf(change)]).toEqual([change, 200])
    }
    expect(await statusOf({ nome: 'Rio' })).toBe(429)
    expect(await statusOf({ nome: 'Mar', senhaNova: 'outra girafa' })).toBe(429)
  })
})

describe('DELETE /conta', () => {
  it('removes the account of a caller who knows its password', async ({ api }) => {
    const { usuario, token } = await api.enter()
    expect(await api.del('/conta', token, { senhaAtual: 'errada' })).toEqual(WRONG)
    expect(await api.del('/conta', token, { senhaAtual: SENHA })).toMatchObject({
      status: 200,
      body: { dados: null, titulo: 'Conta apagada' },
    })
    expect((await api.get('/conta/dados', token)).status).toBe(401)
    const enter = { email: usuario.email, senha: SENHA }
    expect((await api.post('/usuarios/login', enter)).status).toBe(401)
  })

  it('takes its e-mail, however it is written, out of the reports that name it', async ({
    api,
  }) => {
    const { usuario, token } = await api.enter({ email: 'Ana@exemplo.br' })
    const { id: id_questao } = await api.make.questao()
    for (const email of ['ana@Exemplo.br', 'outra.ana@exemplo.br']) {
      await api.post('/relatos', { id_questao, texto: 'A letra B também.', email })
    }
    await api.del('/conta', token, { senhaAtual: SENHA })

    const kept = api.db.selectFrom('relatos').select(['texto', 'email']).orderBy('id')
    expect(usuario.email_minusculo).toBe('ana@exemplo.br')
    expect(await kept.execute()).toEqual([
      { texto: 'A letra B também.', email: null },
      { texto: 'A letra B também.', email: 'outra.ana@exemplo.br' },
    ])
  })
})

describe('GET /conta/dados', () => {
  it('gives the reports that carry the e-mail, however it is written, and no others', async ({
    api,
  }) => {
    const { token } = await api.enter({ email: 'ana@exemplo.br' })
    const { id: id_questao } = await api.make.questao()
    const reports = [
      { id_questao, texto: 'A letra B também.', email: 'ana@Exemplo.br' },
      { id_questao, texto: 'Falta a figura.', email: 'outra.ana@exemplo.br' },
      { id_questao, texto: 'Falta um acento.' },
    ]
    for (const report of reports) await api.post('/relatos', report)
    const removed = await api.make.questao()
    await api.post('/relatos', { ...reports[0], id_questao: removed.id })
    const { del } = await administrador(api)
    await del(`/edicao/questoes/${removed.id}`)
    const { body } = await api.get<{ dados: DadosDaConta }>('/conta/dados', token)
    expect(body.dados.relatos).toEqual([
      {
        id_questao,
        texto: 'A letra B também.',
        criado_em: expect.any(String),
        resolvido: false,
      },
      expect.objectContaining({ id_questao: removed.id, texto: 'A letra B também.' }),
    ])
  })

  it('gives once the report of a question that came back, as it is now', async ({ api }) => {
    const { token } = await api.enter({ email: 'ana@exemplo.br' })
    const { restore, del, put } = await administrador(api)
    const { id: id_questao } = await api.make.questao()
    await api.post('/relatos', { id_questao, texto: 'Falta a figura.', email: 'ana@exemplo.br' })
    await del(`/edicao/questoes/${id_questao}`)
    expect((await restore()).status).toBe(200)
    const [relato] = await api.db.selectFrom('relatos').select('id').execute()
    await put(`/relatos/${relato?.id}`, { resolvido: true })
    const { body } = await api.get<{ dados: DadosDaConta }>('/conta/dados', token)
    expect(body.dados.relatos).toMatchObject([{ id_questao, resolvido: true }])
  })

  it('gives what is kept, but no secret', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { id, nome, email, perfil, criado_em } = usuario
    const expira_em = '2999-01-01T00:00:00.000Z'
    await api.db
      .insertInto('sessoes_encerradas')
      .values({ jti: 'x', id_usuario: id, expira_em })
      .execute()
    await api.db
      .insertInto('enderecos_conhecidos')
      .values({ id_usuario: id, endereco: 'embaralhado', dia: '2026-05-31' })
      .execute()
    const answer = await api.app.inject({
      url: '/conta/dados',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      valido: true,
      dados: {
        gerado_em: expect.any(String),
        usuario: { id, nome, email, perfil, funcao: null, versao: 1, criado_em },
        sessoes_encerradas: [{ expira_em }],
        enderecos_conhecidos: [{ dia: '2026-05-31' }],
        registro: [],
        data_da_prova: null,
        dias_por_semana: null,
        minutos_por_dia: null,
        tentativas: [],
        simulados: [],
        revisoes: [],
        redacoes_enviadas: [],
        correcoes: [],
        importacoes: [],
        relatos: [],
        comentarios_prontos: [],
        mensagens: [],
        avisos_por_email: [],
        ajustes_de_leitura: [],
        questoes_guardadas: [],
        pedidos_por_correio: [],
        rascunho_da_redacao: [],
        rascunhos: [],
        cotas: [],
      },
    })
  })
})
