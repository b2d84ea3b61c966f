import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { editor, ended } from '../../testing/change-questao.ts'

type World = Awaited<ReturnType<typeof ended>> & {
  admin: Awaited<ReturnType<typeof editor>>
  draft: { id: number }
}

async function makeWorld(api: TestApi): Promise<World> {
  const student = await ended(api)
  const admin = await editor(api)
  return { ...student, admin, draft: await api.make.prova({ publicada: false }) }
}

/** Every way in which a question stops being public. */
const WAYS: Record<string, (api: TestApi, world: World) => Promise<{ status: number }>> = {
  'its prova is made a draft by its form': (api, { admin, id_prova }) =>
    api.put(`/provas/${id_prova}`, { publicada: false }, admin.token),
  'its prova is made a draft in a selection': (api, { admin, id_prova }) =>
    api.post('/edicao/publicacoes', { ids: [id_prova], publicada: false }, admin.token),
  'its prova is deleted': (_, { admin, id_prova }) => admin.remove(`/provas/${id_prova}`),
  'it goes to a draft by its form': (_, { admin, first, draft }) =>
    admin.edit(first.id, ({ questao }) => {
      questao.id_prova = draft.id
    }),
  'it goes to a draft by the call of section 7': (api, { admin, first, draft }) =>
    api.put(`/questoes/${first.id}`, { id_prova: draft.id }, admin.token),
}

/** Writes texts into a draft that no student may read. */
function rewrite({ admin, first, errada }: World) {
  return admin.edit(first.id, ({ questao, alternativas }) => {
    questao.texto = 'Ainda não publicado.'
    questao.explicacao = 'Ainda não publicada.'
    for (const alternativa of alternativas) {
      alternativa.texto = `Nova ${alternativa.id}.`
      alternativa.correta = alternativa.id === errada
    }
  })
}

describe('a simulado of a question that is a draft again, because', () => {
  it.for(Object.entries(WAYS))('%s, shows it as it was published', async ([, way], { api }) => {
    const world = await makeWorld(api)
    const one = { ...world.first, texto: 'Publicado.' }
    await world.admin.edit(one.id, ({ questao }) => {
      questao.texto = one.texto
    })
    const before = await world.read()
    expect((await way(api, world)).status).toBe(200)
    expect((await rewrite(world)).status).toBe(200)
    const after = await world.read()

    expect(JSON.stringify(after)).not.toMatch(/Ainda não publicad|Nova \d/)
    const told = after.questoes.find(({ id }) => id === one.id)
    const was = before.questoes.find(({ id }) => id === one.id)
    expect(told).toMatchObject({ texto: 'Publicado.', explicacao: was?.explicacao })
    expect(told?.alternativas.map(({ texto }) => texto)).toEqual(
      was?.alternativas.map(({ texto }) => texto),
    )
    // The key is the current one, which the administrator has corrected since.
    expect(told?.alternativas.flatMap(({ id, correta }) => (correta ? id : []))).toEqual([
      world.errada,
    ])
    expect(told?.resultado).toBe('certa')
  })
})

describe('a prova that is a draft again', () => {
  it('is asked as it was published, by its simulados under way, until it is published anew', async ({
    api,
  }) => {
    const world = await makeWorld(api)
    const { admin, id_prova, first, start, one } = world
    const { id } = await start({ tipo: 'prova', id_prova, tempo_extra: false })
    const texts = async () => {
      const { questoes, prova } = (await one(id)).body.dados
      return [prova?.nome, prova?.instrucoes, questoes.find((each) => each.id === first.id)?.texto]
    }
    await api.put(`/provas/${id_prova}`, { nome: 'Azul', instrucoes: 'Leia.' }, admin.token)
    const published = ['Azul', 'Leia.', first.texto]
    expect(await texts()).toEqual(published)

    await api.put(`/provas/${id_prova}`, { publicada: false }, admin.token)
    await rewrite(world)
    await api.put(`/provas/${id_prova}`, { nome: 'Rosa', instrucoes: null }, admin.token)
    expect(await texts()).toEqual(published)

    await api.put(`/provas/${id_prova}`, { publicada: true }, admin.token)
    const anew = ['Rosa', null, 'Ainda não publicado.']
    expect(await texts()).toEqual(anew)

    await api.put(`/provas/${id_prova}`, { publicada: false, nome: 'Verde' }, admin.token)
    expect(await texts()).toEqual(anew)
  })
})
