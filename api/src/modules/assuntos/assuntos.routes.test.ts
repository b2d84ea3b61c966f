import type { Assunto, Envelope } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

type List = Envelope<Assunto[]>
const namesIn = ({ dados }: List) => dados.map(({ nome }) => nome)

describe('GET /assuntos', () => {
  it('lists them by their matérias, and there by their numbers, those without one last', async ({
    api,
  }) => {
    const quimica = await api.make.materia({ nome: 'Química' })
    const fisica = await api.make.materia({ nome: 'Física' })
    await api.make.assunto({ id_materia: quimica.id, nome: 'Ácidos', ordem: 2 })
    await api.make.assunto({ id_materia: fisica.id, nome: 'Óptica' })
    await api.make.assunto({ id_materia: fisica.id, nome: 'Mecânica' })
    const { id } = await api.make.assunto({ id_materia: fisica.id, nome: 'Ondas', ordem: 7 })

    const all = await api.get<List>('/assuntos')
    expect(namesIn(all.body)).toEqual(['Ondas', 'Mecânica', 'Óptica', 'Ácidos'])
    expect(all.body.dados[0]).toEqual({
      id,
      id_materia: fisica.id,
      nome: 'Ondas',
      ordem: 7,
      versao: 1,
    })
    expect(await api.get(`/assuntos/${id}`)).toEqual({
      status: 200,
      body: { dados: all.body.dados[0] },
    })
  })

  it('leaves those of a matéria, and finds them by its name too', async ({ api }) => {
    const quimica = await api.make.materia({ nome: 'Química' })
    await api.make.assunto({ id_materia: quimica.id, nome: 'Ácidos' })
    await api.make.assunto({ nome: 'Óptica' })

    const own = await api.get<List>(`/assuntos?id_materia=${quimica.id}`)
    expect(namesIn(own.body)).toEqual(['Ácidos'])
    const found = await api.get<List>('/assuntos?busca=quimica')
    expect(namesIn(found.body)).toEqual(['Ácidos'])
  })
})

describe('POST /assuntos', () => {
  it('makes an assunto, whose name another matéria may have too', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const [one, other] = [await api.make.materia(), await api.make.materia()]
    const post = (id_materia: number, nome: string) =>
      api.post('/assuntos', { id_materia, nome, ordem: '3' }, token)

    expect(await post(one.id, 'Ondas')).toMatchObject({
      status: 200,
      body: { dados: { nome: 'Ondas', ordem: 3 }, mensagem: 'Assunto cadastrado com sucesso.' },
    })
    expect(await post(one.id, 'ondás')).toMatchObject({
      status: 409,
      body: { codigo: 'nome_em_uso', campos: { nome: expect.any(String) } },
    })
    expect((await post(other.id, 'Ondas')).status).toBe(200)
  })

  it('refuses a matéria that is not there, and a number beyond the last', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_materia } = await api.make.materia()

    const gone = await api.post('/assuntos', { id_materia: id_materia + 1, nome: 'A' }, token)
    expect(gone).toMatchObject({
      status: 400,
      body: { campos: { id_materia: expect.any(String) } },
    })
    for (const ordem of [0, 1001, 'x']) {
      expect(await api.post('/assuntos', { id_materia, nome: 'A', ordem }, token)).toMatchObject({
        status: 400,
        body: { campos: { ordem: expect.any(String) } },
      })
    }
  })
})

describe('PUT /assuntos/{id}', () => {
  it('changes name and place, and nothing of its matéria', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, id_materia } = await api.make.assunto({ nome: 'Otica', ordem: 4 })
    const other = await api.make.materia()

    const body = { id_materia: other.id, nome: 'Óptica', ordem: '' }
    expect(await api.put(`/assuntos/${id}`, body, token)).toMatchObject({
      status: 200,
      body: { dados: { id_materia, nome: 'Óptica', ordem: null, versao: 2 } },
    })
    expect((await api.get(`/assuntos/${id}`)).body).toMatchObject({
      dados: { id_materia, nome: 'Óptica', ordem: null },
    })
  })
})

describe('DELETE /assuntos/{id}', () => {
  it('keeps its questions, which have none then', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, id_materia } = await api.make.assunto()
    const questao = await api.make.questao({ id_materia, id_assunto: id })

    expect((await api.get(`/dependencias/assuntos/${id}`, token)).body).toEqual({
      dados: {
        itens: [{ entidade: 'questoes', nome: 'questão', total: 1 }],
        a_retirar: 0,
        impede: false,
      },
    })
    expect((await api.del(`/assuntos/${id}`, token)).status).toBe(200)
    expect((await api.get(`/questoes/${questao.id}`)).body).toMatchObject({
      dados: { id_materia, id_assunto: null },
    })
  })

  it('is undone with its questions, but for one that is of another matéria by then', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, id_materia } = await api.make.assunto()
    const [own, moved] = [
      await api.make.questao({ id_materia, id_assunto: id }),
      await api.make.questao({ id_materia, id_assunto: id }),
    ]
    await api.del(`/assuntos/${id}`, token)
    const other = await api.make.materia()
    await api.post('/edicao/lotes', { ids: [moved.id], id_materia: other.id }, token)
    const log = await api.get<Envelope<{ id: number; entidade: string }[]>>('/registro', token)
    const line = log.body.dados.find(({ entidade }) => entidade === 'assuntos')

    const undone = await api.post('/registro/restauracoes', { id: line?.id }, token)
    expect(undone.status).toBe(200)
    const assuntoOf = async ({ id: asked }: { id: number }) =>
      (await api.get<{ dados: { id_assunto: number | null } }>(`/questoes/${asked}`)).body.dados
        .id_assunto
    expect([await assuntoOf(own), await assuntoOf(moved)]).toEqual([id, null])
  })

  it('comes before that of its matéria', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, id_materia } = await api.make.assunto()

    expect(await api.del(`/materias/${id_materia}`, token)).toMatchObject({
      status: 409,
      body: { codigo: 'em_uso', mensagem: 'Este registro ainda está em uso: 1 assunto.' },
    })
    await api.del(`/assuntos/${id}`, token)
    expect((await api.del(`/materias/${id_materia}`, token)).status).toBe(200)
  })
})
