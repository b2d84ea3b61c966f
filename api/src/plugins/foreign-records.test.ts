import { randomUUID } from 'node:crypto'
import type { Call } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { NOTAS } from '../testing/correcting.ts'
import { alternativasOf, tentativaOf } from '../testing/estudante.ts'

const EM = '2026-05-31T16:00:00.000Z'
/** The calls with which students read their own records. */
const OWN = [
  '/simulados',
  '/redacoes-enviadas',
  '/estatisticas',
  '/revisoes',
  '/questoes-guardadas',
]

/** The calls that name a record of one account, with a body that the owner may send. */
const BODIES: Record<string, (of: Owned) => object | undefined> = {
  'GET /simulados/{id}': noBody,
  'PUT /simulados/{id}/marcacoes': ({ marcacoes }) => ({ marcacoes }),
  'POST /simulados/{id}/encerramento': ({ marcacoes }) => ({ marcacoes }),
  'DELETE /simulados/{id}': noBody,
  'GET /redacoes-enviadas/{id}': noBody,
  'POST /redacoes-enviadas/{id}/vista': noBody,
  'GET /correcoes/{id}': noBody,
  'PUT /correcoes/{id}': () => ({ notas: NOTAS }),
  'POST /correcoes/{id}/entrega': () => ({}),
  'DELETE /correcoes/{id}': noBody,
}

function noBody(): undefined {}

const isOfCorretor = ({ path }: Call) => path.startsWith('/correcoes')
/** Excluded, because a kept question is named by the question's id, which is the same for all accounts. */
const isOfQuestao = ({ path }: Call) => path.startsWith('/questoes-guardadas')
const ofOne = CALLS.filter(
  (call) =>
    call.path.includes('{id}') &&
    (call.acesso === 'conta' || isOfCorretor(call)) &&
    !isOfQuestao(call),
)

type Owned = Awaited<ReturnType<typeof owned>>

/**
 * Makes a student and an administrator who corrects, each with records of their own; `ids` has one of each kind, by its
 * noun.
 */
async function owned(api: TestApi) {
  const aluno = await api.enter()
  const corretor = await api.enter({ perfil: 'Administrador' })
  const questao = await api.make.questao()
  const { errada } = alternativasOf(questao)
  const tentativas = [tentativaOf(questao, { id_alternativa: errada })]
  await api.post('/tentativas', { tentativas }, aluno.token)
  const pedido = { tipo: 'sorteio', chave: randomUUID(), quantidade: 1 }
  const simulados = await idOf(api.post('/simulados', pedido, aluno.token))
  const tema = await api.make.redacao()
  const nova = { chave: randomUUID(), id_redacao: tema.id, texto: 'Era.', enviada_em: EM }
  const redacoes = await idOf(api.post('/redacoes-enviadas', nova, aluno.token))
  const begin = { id_redacao_enviada: redacoes, rubrica: 'rumo' }
  const correcoes = await idOf(api.post('/correcoes', begin, corretor.token))
  await api.put(`/correcoes/${correcoes}`, { notas: NOTAS }, corretor.token)
  await api.put('/revisoes/plano', { data_da_prova: addDays(diaOf(Date.now()), 30) }, aluno.token)
  const guardada = { anotacao: 'Rever.', listas: [], guardada_em: EM, escrita_em: EM }
  await api.put(`/questoes-guardadas/${questao.id}`, guardada, aluno.token)
  const marcacoes = [{ id_questao: questao.id, id_alternativa: errada, marcada_em: EM }]
  const ids = { simulados, 'redacoes-enviadas': redacoes, correcoes }
  return { aluno, corretor, ids, marcacoes }
}

/** Makes a call on a record of `of`, with this token or without one. */
async function ask(api: TestApi, call: Call, { of, token }: { of: Owned; token?: string }) {
  const noun = call.path.split('/')[1] as keyof Owned['ids']
  const payload = BODIES[nameOf(call)]?.(of)
  const answer = await api.app.inject({
    method: call.method,
    url: call.path.replace('{id}', String(of.ids[noun])),
    ...(payload && { payload }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return [answer.statusCode, answer.json<{ codigo?: string }>().codigo]
}

async function idOf(answer: ReturnType<TestApi['post']>): Promise<number> {
  const { status, body } = await answer
  expect(status).toBe(200)
  return (body as { dados: { id: number } }).dados.id
}

/** The refusals of callers to whom a record does not belong. */
const REFUSED = {
  visitor: () => [401, 'nao_autenticado'],
  'other aluno': (call: Call) =>
    isOfCorretor(call) ? [403, 'sem_permissao'] : [404, missingOf(call)],
  // A corrector may read all essays and corrections, and may change only their own corrections.
  'other administrador': (call: Call) => {
    const isOfAluno = call.path.startsWith('/simulados') || call.path.endsWith('/vista')
    if (isOfAluno) return [404, missingOf(call)]
    return call.method === 'GET' ? [200, undefined] : [403, 'sem_permissao']
  },
} as const

function missingOf({ path }: Call): string {
  return path.startsWith('/simulados') ? 'simulado_inexistente' : 'redacao_enviada_inexistente'
}

describe("another account's simulados, essays and corrections", () => {
  it('are all asked for here', () => {
    expect(ofOne.map(nameOf).toSorted()).toEqual(Object.keys(BODIES).toSorted())
  })

  it.for(['visitor', 'other aluno', 'other administrador'] as const)(
    'are not there for %s to have, and stay as they are',
    async (who, { api }) => {
      const of = await owned(api)
      const token = await tokenOf(api, who)
      const before = await stateOf(api)
      for (const call of ofOne) {
        const told = await ask(api, call, { of, ...(token !== undefined && { token }) })
        expect([nameOf(call), ...told]).toEqual([nameOf(call), ...REFUSED[who](call)])
      }
      expect(await stateOf(api)).toEqual(before)
    },
  )

  it.for(ofOne)('are for whom they belong to ($method $path)', async (call, { api }) => {
    const of = await owned(api)
    const { token } = isOfCorretor(call) ? of.corretor : of.aluno
    expect(await ask(api, call, { of, token })).toEqual([200, undefined])
  })

  it.for(OWN)('are in nothing that another reads of themselves (%s)', async (url, { api }) => {
    const { aluno } = await owned(api)
    const { token } = await api.enter()
    const read = async () => (await api.get(url, token)).body
    const before = await read()
    expect((await api.get(url, aluno.token)).body).not.toEqual(before)
    // The answer is the same after the other account is deleted.
    expect((await api.del(`/usuarios/${aluno.usuario.id}`, aluno.token)).status).toBe(200)
    expect(await read()).toEqual(before)
  })

  it('are in no list, statistics, plan or export of another', async ({ api }) => {
    const { aluno } = await owned(api)
    const { token } = await api.enter()
    const read = async (url: string, by = token) => (await api.get(url, by)).body
    for (const url of ['/simulados', '/redacoes-enviadas']) {
      expect(await read(url)).toEqual({ dados: [], total: 0 })
      expect(await read(url, aluno.token)).toMatchObject({ total: 1 })
    }
    expect(await read('/estatisticas')).toMatchObject({ dados: { respondidas: 0, redacoes: [] } })
    expect(await read('/revisoes')).toMatchObject({ dados: { data_da_prova: null } })
    expect(await read('/conta/dados')).toMatchObject({
      dados: { data_da_prova: null, tentativas: [], simulados: [], redacoes_enviadas: [] },
    })
  })
})

async function tokenOf(api: TestApi, who: keyof typeof REFUSED): Promise<string | undefined> {
  if (who === 'visitor') return undefined
  const perfil = who === 'other aluno' ? 'Aluno' : 'Administrador'
  return (await api.enter({ perfil })).token
}

async function stateOf({ db }: TestApi) {
  return {
    simulados: await db.selectFrom('simulados').selectAll().execute(),
    marcadas: await db.selectFrom('simulados_questoes').selectAll().execute(),
    tentativas: await db.selectFrom('tentativas').selectAll().execute(),
    redacoes: await db.selectFrom('redacoes_enviadas').selectAll().execute(),
    correcoes: await db.selectFrom('correcoes').selectAll().execute(),
    registro: await db.selectFrom('registro').selectAll().execute(),
  }
}
