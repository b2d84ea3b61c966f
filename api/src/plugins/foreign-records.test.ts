import { randomUUID } from 'node:crypto'
import * as contract from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { NOTAS } from '../testing/correcting.ts'

const EM = '2026-05-31T16:00:00.000Z'

type Called = Pick<contract.Call, 'method' | 'path'>

/** Every call that names a record which belongs to one account, with a body that it takes. */
const BODIES: Record<string, object | undefined> = {
  'GET /simulados/{id}': undefined,
  'PUT /simulados/{id}/marcacoes': { marcacoes: [] },
  'POST /simulados/{id}/encerramento': { marcacoes: [] },
  'DELETE /simulados/{id}': undefined,
  'GET /redacoes-enviadas/{id}': undefined,
  'GET /correcoes/{id}': undefined,
  'PUT /correcoes/{id}': { notas: NOTAS },
  'POST /correcoes/{id}/entrega': {},
  'DELETE /correcoes/{id}': undefined,
}

const calls: Called[] = [contract.simulados, contract.redacoesEnviadas, contract.correcoes].flatMap(
  (table) => Object.values<Called>({ ...table }),
)
const ofOne = calls.filter(({ path }) => path.includes('{id}'))
const nameOf = ({ method, path }: Called) => `${method} ${path}`

/** Of one student, and of the administrator who corrects: a record of each kind, by its noun. */
async function owned(api: TestApi) {
  const aluno = await api.enter()
  const corretor = await api.enter({ perfil: 'Administrador' })
  await api.make.questao()
  const pedido = { tipo: 'sorteio', chave: randomUUID(), quantidade: 1 }
  const simulados = await idOf(api.post('/simulados', pedido, aluno.token))
  const tema = await api.make.redacao()
  const nova = { chave: randomUUID(), id_redacao: tema.id, texto: 'Era.', enviada_em: EM }
  const redacoes = await idOf(api.post('/redacoes-enviadas', nova, aluno.token))
  const begin = { id_redacao_enviada: redacoes, rubrica: 'rumo' }
  const correcoes = await idOf(api.post('/correcoes', begin, corretor.token))
  await api.put('/revisoes/plano', { data_da_prova: '2026-12-06' }, aluno.token)
  return { aluno, ids: { simulados, 'redacoes-enviadas': redacoes, correcoes } }
}

async function idOf(answer: ReturnType<TestApi['post']>): Promise<number> {
  const { status, body } = await answer
  expect(status).toBe(200)
  return (body as { dados: { id: number } }).dados.id
}

/** What a record answers to those who may not have it, by whoever asks. */
const REFUSED = {
  visitor: () => [401, 'nao_autenticado'],
  'other aluno': ({ path }: Called) =>
    path.startsWith('/correcoes') ? [403, 'sem_permissao'] : [404, missingOf(path)],
  // Who corrects reads the essays and corrections of all, and changes nobody else's.
  'other administrador': ({ method, path }: Called) => {
    if (path.startsWith('/simulados')) return [404, missingOf(path)]
    return method === 'GET' ? [200, undefined] : [403, 'sem_permissao']
  },
} as const

function missingOf(path: string): string {
  return path.startsWith('/simulados') ? 'simulado_inexistente' : 'redacao_enviada_inexistente'
}

describe("somebody else's simulados, essays and corrections", () => {
  it('are all asked for here', () => {
    expect(ofOne.map(nameOf).toSorted()).toEqual(Object.keys(BODIES).toSorted())
  })

  it.for(['visitor', 'other aluno', 'other administrador'] as const)(
    'are not there for %s to have, and stay as they are',
    async (who, { api }) => {
      const { ids } = await owned(api)
      const token = await tokenOf(api, who)
      const before = await stateOf(api)
      for (const call of ofOne) {
        const noun = call.path.split('/')[1] as keyof typeof ids
        const payload = BODIES[nameOf(call)]
        const answer = await api.app.inject({
          method: call.method,
          url: call.path.replace('{id}', String(ids[noun])),
          ...(payload && { payload }),
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
        const [status, codigo] = REFUSED[who](call)
        const { codigo: told } = answer.json<{ codigo?: string }>()
        expect([nameOf(call), answer.statusCode, told]).toEqual([nameOf(call), status, codigo])
      }
      expect(await stateOf(api)).toEqual(before)
    },
  )

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
    redacoes: await db.selectFrom('redacoes_enviadas').selectAll().execute(),
    correcoes: await db.selectFrom('correcoes').selectAll().execute(),
    registro: await db.selectFrom('registro').selectAll().execute(),
  }
}
