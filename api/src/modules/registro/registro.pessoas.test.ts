import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

describe('GET /registro/pessoas', () => {
  it('lists who has lines in the log, once each, administrators first', async ({ api }) => {
    const who = await api.enter({ perfil: 'Administrador', nome: 'Zilda' })
    const aluno = await api.enter({ perfil: 'Aluno', nome: 'Ana' })
    await api.enter({ perfil: 'Administrador', nome: 'Bia' })
    for (const nome of ['Mar', 'Sol']) await api.post('/cursos', { nome }, who.token)
    await api.put('/conta', { nome: 'Ana Lima', senhaAtual: SENHA }, aluno.token)

    const [zilda, ana] = [
      { id: who.usuario.id, nome: 'Zilda' },
      { id: aluno.usuario.id, nome: 'Ana Lima' },
    ]
    const asked = () => api.get('/registro/pessoas', who.token)
    expect(await asked()).toEqual({ status: 200, body: { dados: [zilda, ana] } })

    await api.del(`/usuarios/${aluno.usuario.id}`, who.token)
    expect(await asked()).toEqual({ status: 200, body: { dados: [zilda] } })
  })
})
