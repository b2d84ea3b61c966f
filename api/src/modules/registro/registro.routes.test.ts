import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

describe('GET /registro', () => {
  it('tells who did what to which record, the newest first', async ({ api }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    const autor = { id: usuario.id, nome: usuario.nome }
    const { body } = await api.post<{ dados: { id: number } }>('/cursos', { nome: 'Mar' }, token)
    const id_registro = body.dados.id
    await api.put(`/cursos/${id_registro}`, { nome: 'Sol' }, token)
    await api.del(`/cursos/${id_registro}`, token)

    const [mar, sol] = [
      { id: id_registro, nome: 'Mar', versao: 1 },
      { id: id_registro, nome: 'Sol', versao: 2 },
    ]
    const line = {
      id: expect.any(Number),
      em: expect.any(String),
      autor,
      entidade: 'cursos',
      id_registro,
    }
    expect(await api.get('/registro', token)).toEqual({
      status: 200,
      body: {
        dados: [
          { ...line, acao: 'exclusao', antes: sol, depois: null },
          { ...line, acao: 'alteracao', antes: mar, depois: sol },
          { ...line, acao: 'criacao', antes: null, depois: mar },
        ],
        total: 3,
      },
    })
  })

  it('gives the page, the account and the noun that are asked for', async ({ api }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    const other = await api.enter({ perfil: 'Administrador' })
    await api.post('/cursos', { nome: 'Mar' }, token)
    await api.post('/vestibulares', { ano: 2026, semestre: 1 }, token)
    await api.post('/cursos', { nome: 'Sol' }, other.token)

    expect(await api.get(`/registro?id_usuario=${usuario.id}&ordem=em`, token)).toMatchObject({
      body: { dados: [{ entidade: 'cursos' }, { entidade: 'vestibulares' }], total: 2 },
    })
    expect(await api.get('/registro?entidade=cursos&limite=1&pagina=2', token)).toMatchObject({
      body: { dados: [{ depois: { nome: 'Mar' } }], total: 2 },
    })
    expect((await api.get('/registro?entidade=senhas', token)).status).toBe(400)
  })

  it('says that a password changed, and never which', async ({ api }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.usuario()
    await api.put(`/usuarios/${id}`, { senha: 'outra girafa' }, token)

    const { body } = await api.get<{ dados: object[] }>('/registro', token)
    expect(body).toMatchObject({
      dados: [{ autor: { id: usuario.id }, depois: { id, senha_alterada: true } }],
    })
    expect(JSON.stringify(body)).not.toMatch(/girafa|argon2/)
  })

  it('forgets who an account was as soon as the account is gone', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const leaving = await api.enter({ nome: 'Olga', perfil: 'Administrador' })
    await api.post('/cursos', { nome: 'Mar' }, leaving.token)
    await api.put('/conta', { nome: 'Olga Paz', senhaAtual: SENHA }, leaving.token)
    await api.del('/conta', leaving.token, { senhaAtual: SENHA })

    const { body } = await api.get('/registro', token)
    expect(body).toMatchObject({
      dados: [
        { autor: null, acao: 'exclusao', entidade: 'usuarios', antes: null, depois: null },
        { autor: null, acao: 'alteracao', entidade: 'usuarios', antes: null, depois: null },
        { autor: null, acao: 'criacao', entidade: 'cursos', depois: { nome: 'Mar' } },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('Olga')
  })

  it('has no line of a change that was refused', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id_vestibular } = await api.make.prova()
    await api.make.curso({ nome: 'Mar' })
    await api.post('/cursos', { nome: 'MAR' }, token)
    await api.del(`/vestibulares/${id_vestibular}`, token)

    expect(await api.get('/registro', token)).toEqual({
      status: 200,
      body: { dados: [], total: 0 },
    })
  })
})
