import type { Usuario } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

describe('a funcao', () => {
  it('makes a Corretor for an administrator alone, and never of one', async ({ api }) => {
    const { token } = await api.enter()
    const administrador = await api.enter({ perfil: 'Administrador' })
    for (const [email, by, perfil, made] of [
      ['a@exemplo.br', undefined, 'Aluno', null],
      ['b@exemplo.br', token, 'Aluno', null],
      ['c@exemplo.br', administrador.token, 'Aluno', 'Corretor'],
      ['d@exemplo.br', administrador.token, 'Administrador', null],
    ] as const) {
      const wanted = { nome: 'Ana', senha: SENHA, email, perfil, funcao: 'Corretor' }
      const { body } = await api.post<{ dados: Usuario }>('/usuarios', wanted, by)
      expect([email, body.dados.funcao]).toEqual([email, made])
    }
  })

  it('makes an Aluno a Corretor, who stays one for a client that knows of none', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, nome, email } = await api.make.usuario()
    const change = (body: object) =>
      api
        .put<{ dados: Usuario }>(`/usuarios/${id}`, body, token)
        .then(({ body: { dados } }) => dados)
    expect(await change({ perfil: 'Aluno', funcao: 'Corretor' })).toMatchObject({
      perfil: 'Aluno',
      funcao: 'Corretor',
    })
    expect(await change({ nome, email, perfil: 'Aluno', senha: '' })).toMatchObject({
      funcao: 'Corretor',
    })
    expect(await change({ perfil: 'Administrador' })).toMatchObject({ funcao: null })
    expect(await change({ perfil: 'Administrador', funcao: 'Corretor' })).toMatchObject({
      funcao: null,
    })
    const { body } = await api.put(`/usuarios/${id}`, { funcao: 'Diretor' }, token)
    expect(body).toMatchObject({
      codigo: 'dados_invalidos',
      campos: { funcao: expect.any(String) },
    })
  })

  it('lets no Aluno become a Corretor by itself, nor a Corretor stop being one', async ({
    api,
  }) => {
    for (const [funcao, wanted] of [
      [null, 'Corretor'],
      ['Corretor', null],
    ] as const) {
      const { usuario, token } = await api.enter({ funcao })
      const answer = await api.put(`/usuarios/${usuario.id}`, { funcao: wanted }, token)
      expect(answer).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    }
  })
})
