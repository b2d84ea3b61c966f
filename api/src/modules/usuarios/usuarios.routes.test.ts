import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

const LAST = { status: 409, body: { codigo: 'ultimo_administrador' } }
const FORBIDDEN = { status: 403, body: { codigo: 'sem_permissao' } }
const ENDED = { status: 401, body: { codigo: 'sessao_encerrada' } }

describe('GET /usuarios', () => {
  it('lists all by name, without what is secret', async ({ api }) => {
    const { token } = await api.enter({ nome: 'Zélia', perfil: 'Administrador' })
    await api.enter({ nome: 'Ávila', email: 'avila@exemplo.br' })
    expect(await api.get('/usuarios', token)).toMatchObject({
      status: 200,
      body: { dados: [{ nome: 'Ávila' }, { nome: 'Zélia' }] },
    })
    const { body } = await api.get<{ dados: object[] }>('/usuarios', token)
    expect(Object.keys(body.dados[0] ?? {})).toEqual([
      'id',
      'nome',
      'email',
      'perfil',
      'funcao',
      'versao',
    ])
  })

  it('finds by name and by e-mail, and sorts by perfil', async ({ api }) => {
    const { token } = await api.enter({ nome: 'Zélia', perfil: 'Administrador' })
    await api.make.usuario({ nome: 'Ávila', email: 'avila@escola.br' })
    await api.make.usuario({ nome: 'Bia', email: 'bia@casa.br' })

    for (const busca of ['AVILA', '@escola']) {
      expect(await api.get(`/usuarios?busca=${busca}`, token)).toMatchObject({
        body: { dados: [{ nome: 'Ávila' }], total: 1 },
      })
    }
    expect(await api.get('/usuarios?ordem=-perfil&limite=2', token)).toMatchObject({
      body: { dados: [{ nome: 'Bia' }, { nome: 'Ávila' }], total: 3 },
    })
  })

  it('sorts by e-mail, whatever its letters and its name', async ({ api }) => {
    const { token } = await api.enter({ nome: 'Ávila', email: 'd@x.br', perfil: 'Administrador' })
    for (const email of ['A@x.br', 'b@x.br', 'C@x.br']) {
      await api.make.usuario({ nome: 'Bia', email })
    }
    const emailsBy = async (ordem: string) => {
      const path = `/usuarios?ordem=${ordem}`
      const { body } = await api.get<{ dados: { email: string }[] }>(path, token)
      return body.dados.map(({ email }) => email)
    }
    const sorted = ['A@x.br', 'b@x.br', 'C@x.br', 'd@x.br']
    expect(await emailsBy('email')).toEqual(sorted)
    expect(await emailsBy('-email')).toEqual(sorted.toReversed())
  })
})

describe('GET /usuarios/{id}', () => {
  it('answers 404 to an administrator where there is none', async ({ api }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    expect(await api.get(`/usuarios/${usuario.id + 1}`, token)).toMatchObject({
      status: 404,
      body: { codigo: 'usuario_inexistente' },
    })
  })

  it('does not tell an Aluno whether there is one: nor do PUT and DELETE', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { id, email } = await api.make.usuario()
    for (const foreign of [id, id + 1, usuario.id * 1000]) {
      const path = `/usuarios/${foreign}`
      expect(await api.get(path, token)).toMatchObject(FORBIDDEN)
      expect(await api.put(path, { email }, token)).toMatchObject(FORBIDDEN)
      expect(await api.del(path, token)).toMatchObject(FORBIDDEN)
    }
    // The answer does not tell whether an e-mail is taken, because an Aluno may not change to any.
    for (const wanted of [email, 'livre@exemplo.br']) {
      expect(await api.put(`/usuarios/${usuario.id}`, { email: wanted }, token)).toMatchObject(
        FORBIDDEN,
      )
    }
  })
})

describe('PUT /usuarios/{id}', () => {
  it('changes what it carries, and an empty senha or perfil changes nothing', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { usuario, token: theirs } = await api.enter()
    const { id, nome, perfil } = usuario
    const change = { email: 'Novo@exemplo.br', senha: '', perfil: '' }
    expect(await api.put(`/usuarios/${id}`, change, token)).toEqual({
      status: 200,
      body: {
        dados: { id, nome, email: 'Novo@exemplo.br', perfil, funcao: null, versao: 2 },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Usuário editado com sucesso.',
      },
    })
    expect((await api.get(`/usuarios/${id}`, theirs)).status).toBe(200)
    const kept = await api.db.selectFrom('usuarios').selectAll().where('id', '=', id).execute()
    expect(kept).toEqual([
      {
        ...usuario,
        email: 'Novo@exemplo.br',
        email_minusculo: 'novo@exemplo.br',
        busca: 'marina prado novo@exemplo.br',
        versao: 2,
      },
    ])
  })

  it('tells an administrator that another has written since', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.usuario()
    await api.put(`/usuarios/${id}`, { nome: 'Mar', versao: 1 }, token)

    expect(await api.put(`/usuarios/${id}`, { nome: 'Sol', versao: 1 }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    expect(await api.get(`/usuarios/${id}`, token)).toMatchObject({
      body: { dados: { nome: 'Mar' } },
    })
  })

  it('ends all sessions of whose password or perfil changes', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    for (const change of [
      { senha: 'outra girafa' },
      { perfil: 'Administrador' },
      { funcao: 'Corretor' },
    ]) {
      const { usuario, token: theirs } = await api.enter()
      expect((await api.put(`/usuarios/${usuario.id}`, change, token)).status).toBe(200)
      expect(await api.get('/conta/dados', theirs)).toMatchObject(ENDED)
    }
  })

  it('sets a password by which one enters', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, email } = await api.make.usuario()
    await api.put(`/usuarios/${id}`, { senha: 'outra girafa' }, token)
    const enter = (senha: string) => api.post('/usuarios/login', { email, senha })
    expect((await enter('outra girafa')).status).toBe(200)
    expect((await enter(SENHA)).status).toBe(401)
  })

  it('lets an Aluno change name and password, and send the rest as it is', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { id, email, perfil } = usuario
    const whole = { nome: 'Mar', email: email.toUpperCase(), perfil, senha: '' }
    expect(await api.put(`/usuarios/${id}`, whole, token)).toMatchObject({
      status: 200,
      body: { dados: { nome: 'Mar', perfil } },
    })
    expect((await api.put(`/usuarios/${id}`, { senha: 'outra girafa' }, token)).status).toBe(200)
  })

  it('lets one session set one password, of two that are sent at once', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const answers = await Promise.all(
      ['outra girafa', 'mais uma girafa'].map((senha) =>
        api.put(`/usuarios/${usuario.id}`, { senha }, token),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })

  it.for([{ perfil: 'Administrador' }, { email: 'outro@exemplo.br' }])(
    'refuses %j to an Aluno',
    async (change, { api }) => {
      const { usuario, token } = await api.enter()
      expect(await api.put(`/usuarios/${usuario.id}`, change, token)).toMatchObject(FORBIDDEN)
      expect(await api.db.selectFrom('usuarios').selectAll().execute()).toEqual([usuario])
    },
  )

  it('answers 409 to an e-mail that another account has', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const [{ id }, other] = [await api.make.usuario(), await api.make.usuario()]
    expect(await api.put(`/usuarios/${id}`, { email: other.email }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'email_em_uso' },
    })
  })

  it('answers 400 to a password that is common or too short', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.usuario()
    for (const senha of ['senha123', 'curta']) {
      expect(await api.put(`/usuarios/${id}`, { senha }, token)).toMatchObject({
        status: 400,
        body: { campos: { senha: expect.any(String) } },
      })
    }
  })
})

describe('DELETE /usuarios/{id}', () => {
  it('removes the account, what is kept about it and its sessions', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { usuario, token: theirs } = await api.enter()
    await api.del('/sessao', theirs)
    expect(await api.del(`/usuarios/${usuario.id}`, token)).toEqual({
      status: 200,
      body: {
        dados: null,
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Usuário deletado com sucesso.',
      },
    })
    expect((await api.del(`/usuarios/${usuario.id}`, token)).status).toBe(404)
    expect(await api.db.selectFrom('sessoes_encerradas').selectAll().execute()).toEqual([])
    const { id } = await api.make.usuario({ email: usuario.email })
    expect(id).toBeGreaterThan(usuario.id)
  })
})

describe('the last administrator', () => {
  it('is neither removed nor made an Aluno', async ({ api }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    await api.enter()
    const path = `/usuarios/${usuario.id}`
    expect(await api.put(path, { perfil: 'Aluno' }, token)).toMatchObject(LAST)
    expect(await api.del(path, token)).toMatchObject(LAST)
    expect(await api.del('/conta', token, { senhaAtual: SENHA })).toMatchObject(LAST)
    expect((await api.put(path, { nome: 'Rosa', perfil: 'Administrador' }, token)).status).toBe(200)
  })

  it('is there however many leave at once', async ({ api }) => {
    const all = [1, 2, 3].map(() => api.enter({ perfil: 'Administrador' }))
    const leaving = (await Promise.all(all)).map(({ usuario, token }) =>
      api.del(`/usuarios/${usuario.id}`, token),
    )
    const statuses = (await Promise.all(leaving)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses).toContain(409)
  })
})
