import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /materias', () => {
  it('lists them as a dictionary would, accents aside', async ({ api }) => {
    const quimica = await api.make.materia({ nome: 'Química' })
    const etica = await api.make.materia({ nome: 'Ética' })
    const fisica = await api.make.materia({ nome: 'Física' })

    expect(await api.get('/materias')).toEqual({
      status: 200,
      body: {
        dados: [
          { id: etica.id, nome: 'Ética', versao: 1 },
          { id: fisica.id, nome: 'Física', versao: 1 },
          { id: quimica.id, nome: 'Química', versao: 1 },
        ],
      },
    })
  })
})

describe('POST /materias', () => {
  it('makes a matéria, and refuses the name of another', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.post('/materias', { nome: 'História' }, token)).toMatchObject({
      status: 200,
      body: { dados: { nome: 'História' }, mensagem: 'Matéria cadastrada com sucesso.' },
    })
    expect(await api.post('/materias', { nome: 'historia' }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'nome_em_uso', campos: { nome: expect.any(String) } },
    })
  })
})

describe('PUT /materias/{id}', () => {
  it('changes the name', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.materia({ nome: 'Histria' })

    expect(await api.put(`/materias/${id}`, { nome: 'História' }, token)).toMatchObject({
      status: 200,
      body: { dados: { nome: 'História', versao: 2 } },
    })
    expect(await api.get('/materias')).toMatchObject({
      body: { dados: [{ id, nome: 'História', versao: 2 }] },
    })
  })
})

describe('DELETE /materias/{id}', () => {
  it('refuses while a question has it, and says how many', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.materia()
    await api.make.questao({ id_materia: id })

    expect(await api.del(`/materias/${id}`, token)).toMatchObject({
      status: 409,
      body: { codigo: 'em_uso', mensagem: 'Este registro ainda está em uso: 1 questão.' },
    })
    const free = await api.make.materia()
    expect((await api.del(`/materias/${free.id}`, token)).status).toBe(200)
  })
})
