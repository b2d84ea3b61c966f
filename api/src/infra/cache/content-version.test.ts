import type { QuestaoCompleta, Sorteio } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { buildApp, readConfig } from '../../app.ts'
import { it as base, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

/** A published question with a matéria, a vestibular and a text, as the back office made it. */
async function published(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const vestibular = await api.make.vestibular({ ano: 2025, semestre: 1 })
  const prova = await api.make.prova({ nome: 'Azul', id_vestibular: vestibular.id })
  const materia = await api.make.materia({ nome: 'Química' })
  const editada = questaoEditada(
    { id_prova: prova.id, id_materia: materia.id },
    { referencias: [{ texto: 'pH' }] },
  )
  const { body } = await api.post<{ dados: QuestaoCompleta }>('/edicao/questoes', editada, token)
  const { questao, alternativas, referencias } = body.dados
  return {
    api,
    token,
    vestibular,
    prova,
    materia,
    questao,
    /** The body of a request that writes the question without a change. */
    sent: { questao, alternativas, referencias },
  }
}
type Published = Awaited<ReturnType<typeof published>>

const CHANGES: readonly [what: string, change: (of: Published) => Promise<{ status: number }>][] = [
  [
    'a matéria',
    ({ api, materia, token }) =>
      api.put(`/materias/${materia.id}`, { nome: 'Físico-química' }, token),
  ],
  [
    'a vestibular',
    ({ api, vestibular, token }) => api.put(`/vestibulares/${vestibular.id}`, { ano: 2026 }, token),
  ],
  ['a prova', ({ api, prova, token }) => api.put(`/provas/${prova.id}`, { nome: 'Rosa' }, token)],
  [
    'a prova that is made a draft',
    ({ api, prova, token }) => api.put(`/provas/${prova.id}`, { publicada: false }, token),
  ],
  ['a prova that is removed', ({ api, prova, token }) => api.del(`/provas/${prova.id}`, token)],
  [
    'a selection of provas',
    ({ api, prova, token }) =>
      api.post('/edicao/publicacoes', { ids: [prova.id], publicada: false }, token),
  ],
  [
    'a question',
    ({ api, questao, sent, token }) =>
      api.put(
        `/edicao/questoes/${questao.id}`,
        { ...sent, questao: { ...questao, texto: 'E agora?' } },
        token,
      ),
  ],
  [
    'a question that is new',
    ({ api, prova, token }) =>
      api.post('/edicao/questoes', questaoEditada({ id_prova: prova.id, numero: 2 }), token),
  ],
  [
    'a question that is removed',
    ({ api, questao, token }) => api.del(`/edicao/questoes/${questao.id}`, token),
  ],
  [
    'a selection of questions',
    ({ api, questao, token }) =>
      api.post('/edicao/lotes', { ids: [questao.id], retirada: true }, token),
  ],
  [
    'a text, by another question that shares it',
    async ({ api, sent, prova, token }) => {
      const referencias = sent.referencias.map(({ id, versao }) => ({ id, versao, texto: 'pOH' }))
      const other = questaoEditada({ id_prova: prova.id, numero: 2 }, { referencias })
      return api.post('/edicao/questoes', other, token)
    },
  ],
  [
    'a text, by a theme that shares it',
    ({ api, sent, prova, token }) => {
      const referencias = sent.referencias.map(({ id, versao }) => ({ id, versao, texto: 'pOH' }))
      const tema = { id_prova: prova.id, instrucoes: 'A água.', referencias }
      return api.post('/edicao/redacoes', tema, token)
    },
  ],
]

async function drawnBy(server: TestApi['app']) {
  const payload = { quantidade: 10 }
  const answer = await server.inject({ method: 'POST', url: '/sorteios', payload })
  const { dados } = answer.json<{ dados: Sorteio }>()
  return dados.questoes.toSorted((a, b) => a.id - b.id)
}

/** A second server on the same database. */
const it = base.extend<{ other: TestApi['app'] }>({
  other: async ({ dir, address }, use) => {
    const config = { ...readConfig({ DEMO: '0', LOG_LEVEL: 'silent' }), dataDir: dir }
    const app = await buildApp({ ...config, database: address })
    await use(app)
    await app.close()
  },
})

describe('a draw', () => {
  it.for(CHANGES)('sees a change of %s when it is answered', async ([, change], { api, other }) => {
    const all = await published(api)
    const before = await drawnBy(other)
    expect(before).toHaveLength(1)
    expect(await drawnBy(api.app)).toEqual(before)

    expect(await change(all)).toMatchObject({ status: 200 })
    const after = await drawnBy(api.app)
    expect(after).not.toEqual(before)
    expect(await drawnBy(other)).toEqual(after)
  })
})
