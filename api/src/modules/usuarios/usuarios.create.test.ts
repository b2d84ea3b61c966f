import type { Usuario } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

const NOVA = { nome: 'Ana Lima', email: 'Ana.Lima@exemplo.br', senha: SENHA }

interface Created {
  dados: Usuario
}

describe('POST /usuarios', () => {
  it('makes an account that can enter, and keeps no password', async ({ api }) => {
    const { status, body } = await api.post<Created>('/usuarios', {
      ...NOVA,
      senhaConfirmacao: SENHA,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      dados: {
        id: expect.any(Number),
        nome: 'Ana Lima',
        email: 'Ana.Lima@exemplo.br',
        perfil: 'Aluno',
        funcao: null,
        versao: 1,
      },
      icone: 'success',
      titulo: 'Tudo certo',
      mensagem: 'Usuário cadastrado com sucesso.',
    })

    const kept = await api.db.selectFrom('usuarios').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({
      email_minusculo: 'ana.lima@exemplo.br',
      senha_hash: expect.stringMatching(/^\$argon2id\$/),
    })
    expect(JSON.stringify(kept)).not.toContain(SENHA)
    expect(
      await api.post('/usuarios/login', { email: ' ana.LIMA@exemplo.br', senha: SENHA }),
    ).toEqual({ status: 200, body: { dados: expect.any(String) } })
    expect(JSON.stringify(api.log)).not.toMatch(/girafa|lima@/i)
  })

  it('makes an Aluno whatever a visitor or an Aluno asks for', async ({ api }) => {
    const { token } = await api.enter()
    const wanted = { ...NOVA, perfil: 'Administrador' }
    for (const [email, by] of [['a@exemplo.br'], ['b@exemplo.br', token]] as const) {
      const { body } = await api.post<Created>('/usuarios', { ...wanted, email }, by)
      expect(body.dados.perfil).toBe('Aluno')
    }
  })

  it('lets an administrator choose the perfil, an empty one being that of an Aluno', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    for (const [perfil, made] of [
      ['Administrador', 'Administrador'],
      ['', 'Aluno'],
    ] as const) {
      const given = { ...NOVA, email: `${made}@exemplo.br`, perfil }
      expect((await api.post<Created>('/usuarios', given, token)).body.dados.perfil).toBe(made)
    }
  })

  it('makes no Aluno for an administrador whose session has ended, but signs up a visitor with an old token', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    await api.del('/sessao', token)
    expect(await api.post('/usuarios', { ...NOVA, perfil: 'Administrador' }, token)).toMatchObject({
      status: 401,
      body: { codigo: 'sessao_encerrada' },
    })
    expect((await api.post('/usuarios', NOVA, token)).status).toBe(200)
  })

  it('answers 409 when the e-mail is taken, however it is written', async ({ api }) => {
    await api.make.usuario({ email: 'ANA.lima@exemplo.br' })
    expect(await api.post('/usuarios', NOVA)).toEqual({
      status: 409,
      body: {
        icone: 'warning',
        titulo: 'Não foi possível salvar',
        mensagem: 'Já existe uma conta com este e-mail.',
        codigo: 'email_em_uso',
      },
    })
  })

  it('makes one account of two that are asked for at once', async ({ api }) => {
    const answers = await Promise.all([api.post('/usuarios', NOVA), api.post('/usuarios', NOVA)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it.for([
    [{ nome: '  ' }, { nome: 'Preencha este campo.' }],
    [{ nome: 'x'.repeat(121) }, { nome: 'Use no máximo 120 caracteres.' }],
    [{ nome: '\u200b\u2060' }, { nome: 'Preencha este campo.' }],
    [{ nome: 'Ana\u0000' }, { nome: 'Use só letras e sinais visíveis.' }],
    [{ email: '' }, { email: 'Preencha este campo.' }],
    [{ email: 'ana' }, { email: 'Escreva um e-mail, como nome@exemplo.br.' }],
    [{ senha: 'curta' }, { senha: 'Use pelo menos 8 caracteres.' }],
    [{ senha: 'x'.repeat(129) }, { senha: 'Use no máximo 128 caracteres.' }],
    [{ senha: 'Senha123' }, { senha: 'Esta senha é muito comum. Escolha outra.' }],
    [{ senhaConfirmacao: 'outra' }, { senhaConfirmacao: 'As senhas não coincidem.' }],
    [{ senhaConfirmacao: '' }, { senhaConfirmacao: 'As senhas não coincidem.' }],
    [{ perfil: 'Rei' }, { perfil: expect.any(String) }],
    [
      { nome: undefined, email: undefined, senha: undefined },
      {
        nome: 'Preencha este campo.',
        email: 'Preencha este campo.',
        senha: 'Preencha este campo.',
      },
    ],
  ] as const)('answers 400 to %j', async ([wrong, campos], { api }) => {
    expect(await api.post('/usuarios', { ...NOVA, ...wrong })).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos },
    })
    expect(await api.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
  })

  it('tells the caller at once of a common password and of an e-mail that is taken', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    await api.enter({ email: NOVA.email })
    const common = { ...NOVA, senha: 'Senha123' }
    const said = { senha: 'Esta senha é muito comum. Escolha outra.' }
    expect((await api.post('/usuarios', common, token)).body).toMatchObject({
      campos: { ...said, email: 'Já existe uma conta com este e-mail.' },
    })
    const { id } = await api.make.usuario({ email: 'outra@exemplo.br' })
    const changed = { email: NOVA.email, senha: 'Senha123' }
    expect((await api.put(`/usuarios/${id}`, changed, token)).body).toMatchObject({
      campos: { ...said, email: 'Já existe uma conta com este e-mail.' },
    })
    const both = { ...said, email: 'Já existe uma conta com este e-mail.' }
    expect((await api.post('/usuarios', common)).body).toMatchObject({ campos: both })
  })
})
