import type { Curso } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

/** An administrator's token, and a function that makes a course. */
async function keeping(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const make = async (nome = 'Mecânica') => {
    const { body } = await api.post<{ dados: Curso }>('/cursos', { nome }, token)
    return body.dados
  }
  return { token, make }
}

const SEM_REGRA = { pesos: null, parte_da_redacao: null }

describe('GET /cursos', () => {
  it('lists all of them by name, whatever its accents', async ({ api }) => {
    const { make } = await keeping(api)
    const edificacoes = await make('Edificações')
    const agua = await make('Água e Saneamento')

    expect(await api.get('/cursos')).toEqual({
      status: 200,
      body: {
        dados: [
          { id: agua.id, nome: 'Água e Saneamento', ...SEM_REGRA, versao: 1 },
          { id: edificacoes.id, nome: 'Edificações', ...SEM_REGRA, versao: 1 },
        ],
      },
    })
  })

  it('gives a page of what a text is found in, with the length of the whole', async ({ api }) => {
    const { make } = await keeping(api)
    for (const nome of ['Mecânica', 'Mecatrônica', 'Química', 'Eletromecânica']) {
      await make(nome)
    }

    expect(await api.get('/cursos?busca=MECANICA&ordem=-nome&limite=1&pagina=2')).toMatchObject({
      status: 200,
      body: { dados: [{ nome: 'Eletromecânica' }], total: 2 },
    })
  })
})

describe('GET /cursos/{id}', () => {
  it('answers the course', async ({ api }) => {
    const { make } = await keeping(api)
    const { id, nome } = await make()

    expect(await api.get(`/cursos/${id}`)).toEqual({
      status: 200,
      body: { dados: { id, nome, ...SEM_REGRA, versao: 1 } },
    })
  })

  it('answers 404 for an unknown id', async ({ api }) => {
    expect(await api.get('/cursos/1')).toMatchObject({
      status: 404,
      body: { codigo: 'curso_inexistente', mensagem: 'Esse curso não existe.' },
    })
  })
})

describe('POST /cursos', () => {
  it('makes a course, which the list shows', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    const answer = await api.post('/cursos', { nome: '  Eletrônica ' }, token)
    expect(answer).toEqual({
      status: 200,
      body: {
        dados: { id: expect.any(Number), nome: 'Eletrônica', ...SEM_REGRA, versao: 1 },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Curso cadastrado com sucesso.',
      },
    })
    expect(await api.get('/cursos')).toMatchObject({ body: { dados: [{ nome: 'Eletrônica' }] } })
  })

  it.for([[{}], [{ nome: ' ' }], [{ nome: 'a'.repeat(201) }], [{ nome: 1 }]])(
    'refuses %j beside its field',
    async ([body], { api }) => {
      const { token } = await api.enter({ perfil: 'Administrador' })

      expect(await api.post('/cursos', body ?? {}, token)).toMatchObject({
        status: 400,
        body: { codigo: 'dados_invalidos', campos: { nome: expect.any(String) } },
      })
    },
  )

  it('answers 409 when another has the name, accents and case aside', async ({ api }) => {
    const { token, make } = await keeping(api)
    await make('Mecânica')

    expect(await api.post('/cursos', { nome: 'MECANICA' }, token)).toEqual({
      status: 409,
      body: {
        icone: 'warning',
        titulo: 'Não foi possível salvar',
        mensagem: 'Já existe um curso com este nome.',
        codigo: 'nome_em_uso',
        campos: { nome: 'Já existe um curso com este nome.' },
      },
    })
  })
})

describe('the rule of a course', () => {
  it('is kept as it is written, is there for everybody, and goes again', async ({ api }) => {
    const { token, make } = await keeping(api)
    const { id } = await make()
    const regra = { pesos: 'Matemática 2\nFísica 1,5', parte_da_redacao: 20 }
    const sent = { ...regra, parte_da_redacao: '20', versao: 1 }
    expect(await api.put(`/cursos/${id}`, sent, token)).toMatchObject({ status: 200 })
    expect(await api.get('/cursos')).toMatchObject({ body: { dados: [regra] } })
    await api.put(`/cursos/${id}`, { pesos: '', parte_da_redacao: '', versao: 2 }, token)
    expect(await api.get(`/cursos/${id}`)).toMatchObject({ body: { dados: SEM_REGRA } })
  })

  it.for([
    [{ pesos: 'Matemática' }, 'pesos'],
    [{ pesos: 'Física 1\nfisica 2' }, 'pesos'],
    [{ parte_da_redacao: 101 }, 'parte_da_redacao'],
    [{ parte_da_redacao: '-1' }, 'parte_da_redacao'],
  ] as const)('refuses %j beside its field', async ([body, campo], { api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    expect(await api.post('/cursos', { nome: 'Mecânica', ...body }, token)).toMatchObject({
      status: 400,
      body: { campos: { [campo]: expect.any(String) } },
    })
  })
})

describe('PUT /cursos/{id}', () => {
  it('changes the name, and counts that it was written', async ({ api }) => {
    const { token, make } = await keeping(api)
    const { id } = await make()

    expect(await api.put(`/cursos/${id}`, { nome: 'Química', versao: 1 }, token)).toMatchObject({
      status: 200,
      body: { dados: { id, nome: 'Química', versao: 2 }, icone: 'success' },
    })
    expect(await api.get('/cursos?busca=quimica')).toMatchObject({ body: { total: 1 } })
  })

  it('answers 409 to a caller who read it before another one wrote, and overwrites nothing', async ({
    api,
  }) => {
    const { token, make } = await keeping(api)
    const { id } = await make()
    await api.put(`/cursos/${id}`, { nome: 'Química', versao: 1 }, token)

    expect(await api.put(`/cursos/${id}`, { nome: 'Física', versao: 1 }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    expect(await api.get(`/cursos/${id}`)).toMatchObject({ body: { dados: { nome: 'Química' } } })
    expect(await api.put(`/cursos/${id}`, { nome: 'Física' }, token)).toMatchObject({
      body: { dados: { nome: 'Física', versao: 3 } },
    })
  })

  it('leaves no trace of a change to what is there', async ({ api }) => {
    const { token, make } = await keeping(api)
    const { id, nome } = await make()
    const registro = api.db.selectFrom('registro').select('acao')

    expect(await api.put(`/cursos/${id}`, { nome }, token)).toMatchObject({
      body: { dados: { versao: 1 } },
    })
    expect(await registro.execute()).toEqual([{ acao: 'criacao' }])
  })

  it('answers 404 for an unknown id', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.put('/cursos/1', { nome: 'Química' }, token)).toMatchObject({ status: 404 })
  })
})

describe('DELETE /cursos/{id}', () => {
  it('removes the course', async ({ api }) => {
    const { token, make } = await keeping(api)
    const { id } = await make()

    expect(await api.del(`/cursos/${id}`, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Curso deletado com sucesso.' },
    })
    expect(await api.get('/cursos')).toEqual({ status: 200, body: { dados: [] } })
    expect(await api.del(`/cursos/${id}`, token)).toMatchObject({ status: 404 })
  })
})
