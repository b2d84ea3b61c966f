import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('POST /redacoes', () => {
  it('gives a prova a theme', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova()

    expect(await api.post('/redacoes', { id_prova, instrucoes: 'A pressa.' }, token)).toEqual({
      status: 200,
      body: {
        dados: { id: expect.any(Number), id_prova, instrucoes: 'A pressa.', versao: 1 },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Tema de redação cadastrado com sucesso.',
      },
    })
    expect(await api.get(`/redacoes/provas/${id_prova}?busca=PRESSA`)).toMatchObject({
      body: { total: 1 },
    })
  })

  it('refuses a blank theme, and answers 409 when the prova is missing', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.post('/redacoes', { id_prova: 1, instrucoes: ' ' }, token)).toMatchObject({
      status: 400,
      body: { campos: { instrucoes: 'Preencha este campo.' } },
    })
    expect(await api.post('/redacoes', { id_prova: 1, instrucoes: 'x' }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'prova_inexistente' },
    })
  })
})

describe('PUT /redacoes/{id}', () => {
  it('changes the text', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, id_prova } = await api.make.redacao()

    expect(await api.put(`/redacoes/${id}`, { instrucoes: 'A rua.' }, token)).toMatchObject({
      body: { dados: { id, id_prova, instrucoes: 'A rua.', versao: 2 } },
    })
  })
})

describe('DELETE /redacoes/{id}', () => {
  it('removes the theme with the texts that only it has', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const [redacao, other] = [await api.make.redacao(), await api.make.redacao()]
    const [own, shared] = [await api.make.referencia(), await api.make.referencia()]
    await api.make.linkRedacao(redacao.id, own.id)
    await api.make.linkRedacao(redacao.id, shared.id)
    await api.make.linkRedacao(other.id, shared.id)

    expect((await api.del(`/redacoes/${redacao.id}`, token)).status).toBe(200)
    expect((await api.get(`/redacoes/${redacao.id}`)).status).toBe(404)
    expect((await api.get(`/referencias/${own.id}`)).status).toBe(404)
    expect((await api.get(`/referencias/${shared.id}`)).status).toBe(200)
  })

  it('leaves in the log the texts that only the theme had', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.redacao()
    const own = await api.make.referencia({ texto: 'As árvores dão sombra.' })
    await api.make.linkRedacao(id, own.id)
    await api.del(`/redacoes/${id}`, token)

    expect(await api.get('/registro', token)).toMatchObject({
      body: {
        dados: [
          { acao: 'exclusao', entidade: 'redacoes', antes: { id } },
          { acao: 'exclusao', entidade: 'referencias', antes: { id: own.id, texto: own.texto } },
        ],
      },
    })
  })
})
