import { addDays, diaOf } from '@rumo/contract/rules'
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { tentativaOf } from '../testing/estudante.ts'
import { ask, type Template, templatesOf } from '../testing/requests.ts'
import { estudante, marcacaoOf, wholeProva } from '../testing/simulados.ts'

/** The calls with which students read their own records. */
const OWN = ['/conta/dados', '/estatisticas', '/revisoes', '/simulados']
/** Calls of section 7 that give everyone the published questions with their key (docs/security.md). */
const OPEN = new Set(
  CALLS.filter(({ acesso, extensao }) => acesso === 'publico' && !extensao).map(nameOf),
)

/**
 * A prova with one question, of a matéria that has no other questions; `certa` is the right one of its two
 * alternatives.
 */
async function makeQuestao({ db, make }: TestApi, id_vestibular: number, certa: 'A' | 'B') {
  const { id: id_materia } = await make.materia({ nome: `Matéria ${randomUUID()}` })
  const { id: id_prova } = await make.prova({ id_vestibular })
  const questao = await make.questao({ id_prova, id_materia, explicacao: 'Pela tabela.' })
  const [a, b] = questao.alternativas.toSorted((one, other) => one.ordem - other.ordem)
  if (!a || !b) throw new Error('A question has two alternatives')
  for (const { id, nome } of [a, b]) {
    const values = { correta: nome === certa, comentario: 'Pense na água.' }
    await db.updateTable('alternativas').set(values).where('id', '=', id).execute()
  }
  return {
    questao,
    ids: { prova: id_prova, materia: id_materia, questao: questao.id, a: a.id, b: b.id },
  }
}

type Made = Awaited<ReturnType<typeof makeQuestao>>

/**
 * A student with simulados under way that ask a question. The student has already answered A to this question in
 * practice and in a simulado that is over.
 */
async function makeAluno(api: TestApi, { questao, ids }: Made) {
  const { token, start, end } = await estudante(api)
  const tentativas = [tentativaOf(questao, { id_alternativa: ids.a })]
  await api.post('/tentativas', { tentativas }, token)
  const [ended, running, parallel] = [
    await start(wholeProva(ids.prova)),
    await start(wholeProva(ids.prova)),
    await start(wholeProva(ids.prova)),
  ]
  await end(ended.id, { marcacoes: [marcacaoOf(ended, questao.id, ids.a)] })
  return { token, running, ids: { ...ids, ended: ended.id, parallel: parallel.id } }
}

/** Answers the question again with A, as a review of today, and sets a plan for an exam date. */
async function reviewAndPlan(api: TestApi, { questao, ids }: Made, token: string) {
  const respondida_em = new Date().toISOString()
  const answer = { id_alternativa: ids.a, origem: 'revisao', respondida_em } as const
  await api.post('/tentativas', { tentativas: [tentativaOf(questao, answer)] }, token)
  const data_da_prova = addDays(diaOf(Date.now()), 30)
  const plano = { data_da_prova, dias_por_semana: 7, minutos_por_dia: 12 }
  await api.put('/revisoes/plano', plano, token)
}

/** A student whose question has B as the right answer. */
async function someAluno(api: TestApi) {
  const { id } = await api.make.vestibular()
  return makeAluno(api, await makeQuestao(api, id, 'B'))
}

type Ids = Awaited<ReturnType<typeof makeAluno>>['ids']

/** Which ids can be put into a place of a request, by the name of the place. */
const FITTING: Record<string, readonly (keyof Ids)[]> = {
  id: ['ended', 'parallel', 'questao', 'prova'],
  id_alternativa: ['a', 'b'],
  marcada: ['a', 'b'],
  id_materia: ['materia'],
  id_prova: ['prova'],
}

function waysOf({ places }: Template): (keyof Ids)[][] {
  let ways: (keyof Ids)[][] = [[]]
  for (const place of places) {
    const fitting = FITTING[place.split('.').at(-1) ?? ''] ?? ['questao']
    ways = ways.flatMap((before) => fitting.map((one) => [...before, one]))
  }
  return ways
}

interface Asked {
  template: Template
  way: (keyof Ids)[]
  /** Two questions: in the first one A is right, in the second one B. */
  made: readonly Made[]
}

/**
 * All calls of a method that might reveal a key, with all combinations of ids. All questions are made before the first
 * call, so that draws do not change in between.
 */
async function everyWay(api: TestApi, method: string): Promise<Asked[]> {
  const { id } = await api.make.vestibular()
  const asked: Asked[] = []
  for (const template of await templatesOf(api)) {
    if (!template.call.startsWith(`${method} `)) continue
    // Calls for administrators, and for an account's owner, reveal no key to a student.
    const { acesso } = CALLS.find((call) => nameOf(call) === template.call) ?? {}
    if (acesso === 'administrador' || acesso === 'dono' || OPEN.has(template.call)) continue
    // A draw without filters may contain any question.
    if (template.places.join() === 'exceto') continue
    for (const way of waysOf(template)) {
      const made = [await makeQuestao(api, id, 'A'), await makeQuestao(api, id, 'B')]
      asked.push({ template, way, made })
    }
  }
  await api.make.raiseContentVersion()
  return asked
}

/**
 * Makes the same call where A is right and where B is right, and reads the student's records afterwards. All answers
 * must be the same.
 */
async function expectAlike(api: TestApi, { template, way, made }: Asked) {
  const told = []
  for (const questao of made) {
    const { token, ids } = await makeAluno(api, questao)
    await reviewAndPlan(api, questao, token)
    const answer = await ask(api, template.request(way.map((name) => ids[name])), token)
    const after = []
    for (const url of OWN) after.push(await ask(api, { url }, token))
    after.push(await ask(api, { url: `/simulados/${ids.ended}` }, token))
    told.push({ call: template.call, way, answer, after })
  }
  expect(told[0]).toEqual(told[1])
}

/** Some of the calls that are made, by method. */
const SOME_CALLS: Record<(typeof CALLS)[number]['method'], string[]> = {
  GET: ['GET /simulados/{id}'],
  POST: ['POST /tentativas', 'POST /sorteios'],
  PUT: ['PUT /simulados/{id}/marcacoes'],
  DELETE: ['DELETE /simulados/{id}'],
}

describe('the key of what a simulado under way asks', () => {
  it.for(Object.entries(SOME_CALLS))(
    'is told by no %s of its account, whatever else it did or does',
    async ([method, some], { api }) => {
      const asked = await everyWay(api, method)
      expect(asked.map(({ template }) => template.call)).toEqual(expect.arrayContaining(some))
      for (const one of asked) await expectAlike(api, one)
    },
  )

  it('is told once it is ended, with all that was done meanwhile', async ({ api }) => {
    const { token, running, ids } = await someAluno(api)
    const tentativas = ['a', 'b'].map((name) => ({
      chave: randomUUID(),
      id_questao: ids.questao,
      id_alternativa: name === 'a' ? ids.a : ids.b,
      origem: 'pratica',
      respondida_em: '2026-05-31T16:00:00.000Z',
    }))
    await api.post('/tentativas', { tentativas }, token)
    const end = (id: number) => api.post(`/simulados/${id}/encerramento`, { marcacoes: [] }, token)
    const read = async (url: string) => (await api.get<{ dados: object }>(url, token)).body.dados
    expect(await end(ids.parallel)).toMatchObject({ status: 200, body: { dados: { retidas: 1 } } })
    expect(await read('/estatisticas')).toMatchObject({
      respondidas: 0,
      certas: 0,
      em_simulado: 1,
    })
    expect(await read(`/simulados/${ids.ended}`)).toMatchObject({ retidas: 1, certas: 0, total: 0 })

    expect(await end(running.id)).toMatchObject({ status: 200 })
    expect(await read('/estatisticas')).toMatchObject({
      respondidas: 1,
      certas: 0,
      em_simulado: 0,
    })
    expect(await read('/conta/dados')).toMatchObject({
      tentativas: [{ resultado: 'errada' }, { resultado: 'errada' }, {}, {}],
      simulados: [{ certas: 0, total: 1 }, {}, {}],
      revisoes: [{ id_questao: ids.questao }],
    })
    const after = await read(`/simulados/${ids.ended}`)
    expect(after).toMatchObject({ certas: 0, total: 1, questoes: [{ resultado: 'errada' }] })
    expect(after).not.toHaveProperty('retidas')
  })

  it('is in no draw of its account, and in those of everybody else', async ({ api }) => {
    const { token, ids, running } = await someAluno(api)
    const drawn = async (by?: string) =>
      (await api.post('/sorteios', { quantidade: 1, id_prova: ids.prova }, by)).body
    expect(await drawn(token)).toEqual({
      dados: { questoes: [], disponiveis: 0, em_simulado: 1 },
    })
    expect(await drawn()).toMatchObject({ dados: { questoes: [{ id: ids.questao }] } })
    for (const { id } of [running, { id: ids.parallel }]) await api.del(`/simulados/${id}`, token)
    expect(await drawn(token)).toMatchObject({ dados: { questoes: [{ id: ids.questao }] } })
  })

  it('is graded on no loose card of its account, which its device keeps', async ({ api }) => {
    const { token, ids } = await someAluno(api)
    const other = await api.make.questao()
    const questoes = [
      { id_questao: other.id, marcada: null },
      { id_questao: ids.questao, marcada: ids.a },
    ]
    expect(await api.post('/simulados/correcao', { questoes }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'simulado_em_curso' },
    })
    expect(await api.post('/simulados/correcao', { questoes })).toMatchObject({ status: 200 })
  })
})
