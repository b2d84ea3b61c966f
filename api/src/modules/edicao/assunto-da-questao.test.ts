import type { Envelope, LinhaDeQuestao, QuestaoCompleta } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

/** Two matérias with an assunto each, and a question of the first. */
async function prepared(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const [own, other] = [await api.make.assunto(), await api.make.assunto()]
  const questao = await api.make.questao({ id_materia: own.id_materia, id_assunto: own.id })
  const path = `/edicao/questoes/${questao.id}`
  const read = async () => (await api.get<Envelope<QuestaoCompleta>>(path, token)).body.dados
  const placed = async () => {
    const { id_materia, id_assunto } = (await read()).questao
    return { id_materia, id_assunto }
  }
  const change = async (changes: object) => {
    const { questao: now, alternativas } = await read()
    const { id_assunto: _, ...kept } = now
    return api.put(path, { questao: { ...kept, ...changes }, alternativas }, token)
  }
  const lote = (changes: object) =>
    api.post('/edicao/lotes', { ids: [questao.id], ...changes }, token)
  return { token, own, other, questao, placed, change, lote }
}

describe('the assunto of a question', () => {
  it('is one of its matéria that is there', async ({ api }) => {
    const { own, other, placed, change } = await prepared(api)

    for (const id_assunto of [other.id, other.id + 1]) {
      expect(await change({ id_assunto })).toMatchObject({
        status: 400,
        body: { campos: { 'questao.id_assunto': expect.any(String) } },
      })
    }
    expect(await placed()).toEqual({ id_materia: own.id_materia, id_assunto: own.id })
    const { id_materia } = other
    expect((await change({ id_materia, id_assunto: other.id })).status).toBe(200)
    expect(await placed()).toEqual({ id_materia, id_assunto: other.id })
    expect((await change({ id_assunto: null })).status).toBe(200)
    expect(await placed()).toEqual({ id_materia, id_assunto: null })
  })

  it('stays where a client does not know of it, unless the matéria becomes another', async ({
    api,
  }) => {
    const { own, other, questao, placed, change, token } = await prepared(api)

    await change({ texto: 'Outro texto' })
    expect(await placed()).toEqual({ id_materia: own.id_materia, id_assunto: own.id })
    await api.put(`/questoes/${questao.id}`, { texto: 'Mais um' }, token)
    expect(await placed()).toEqual({ id_materia: own.id_materia, id_assunto: own.id })
    const { id_materia } = other
    expect((await api.put(`/questoes/${questao.id}`, { id_materia }, token)).status).toBe(200)
    expect(await placed()).toEqual({ id_materia, id_assunto: null })
  })

  it('is set for a whole selection, with its matéria', async ({ api }) => {
    const { own, other, placed, lote } = await prepared(api)

    expect((await lote({ id_assunto: other.id })).body).toMatchObject({ dados: { alterados: 1 } })
    expect(await placed()).toEqual({ id_materia: other.id_materia, id_assunto: other.id })
    expect((await lote({ id_assunto: other.id })).body).toMatchObject({ dados: { alterados: 0 } })
    await lote({ id_materia: other.id_materia })
    expect(await placed()).toEqual({ id_materia: other.id_materia, id_assunto: other.id })
    await lote({ id_materia: own.id_materia })
    expect(await placed()).toEqual({ id_materia: own.id_materia, id_assunto: null })
    await lote({ id_assunto: own.id })
    await lote({ id_assunto: null })
    expect(await placed()).toEqual({ id_materia: own.id_materia, id_assunto: null })
    expect(await lote({ id_assunto: other.id + 1 })).toMatchObject({
      status: 400,
      body: { campos: { id_assunto: 'Esse assunto não existe mais.' } },
    })
  })

  it('filters the list, which names it, and comes along with a copy', async ({ api }) => {
    const { own, other, questao, lote, token } = await prepared(api)
    const prova = await api.make.prova()
    await lote({ copiar_para: prova.id })
    const listed = async (id: number) => {
      const path = `/edicao/questoes?id_assunto=${id}`
      const { body } = await api.get<Envelope<LinhaDeQuestao[]>>(path, token)
      return body.dados
    }

    const found = await listed(own.id)
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({ id: questao.id, assunto: { id: own.id, nome: own.nome } })
    expect(await listed(other.id)).toEqual([])
  })

  it('does not keep an earlier question from coming back where it is gone', async ({ api }) => {
    const { own, placed, change, token } = await prepared(api)
    await change({ texto: 'Outro texto' })
    await api.del(`/assuntos/${own.id}`, token)
    const log = await api.get<Envelope<{ id: number; entidade: string }[]>>('/registro', token)
    const line = log.body.dados.find(({ entidade }) => entidade === 'questoes')

    const undone = await api.post('/registro/restauracoes', { id: line?.id }, token)
    expect(undone.status).toBe(200)
    expect(await placed()).toEqual({ id_materia: own.id_materia, id_assunto: null })
  })
})
