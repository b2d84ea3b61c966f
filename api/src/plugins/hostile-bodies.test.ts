import { randomUUID } from 'node:crypto'
import type { Extensao } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { describe, expect } from 'vitest'
import { readConfig } from '../app.ts'
import { it as onApi, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { NOTAS } from '../testing/correcting.ts'
import { alternativasOf, tentativaOf } from '../testing/estudante.ts'

/** High enough for one student to begin a new simulado for each body that ends one. */
const { limits } = readConfig({ SIMULADOS_PER_ACCOUNT: '999999/60' })
const it = onApi.extend({ config: { limits } })

const EM = '2026-05-31T16:00:00.000Z'

const SHAPES = [null, true, [], [null], {}]
const NUMBERS = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308]
const TEXTS = ['', ' ', 'a\0b', '\ud800', '1', '__proto__', 'x'.repeat(50_000)]
const INSTANTS = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2026-02-30T00:00:00Z']
const DAYS = ['0000-01-01', '9999-12-31', '2026-02-29']
const CHAVES = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
/** Values that some fields accept, that no field accepts, and that a database cannot store. */
const VALUES = [...SHAPES, ...NUMBERS, ...TEXTS, ...INSTANTS, ...DAYS, ...CHAVES]
const MANY = 10_000
/** The calls with which students read their own records. */
const OWN = ['/simulados', '/redacoes-enviadas', '/estatisticas', '/revisoes', '/conta/dados']
const DRAWN = { tipo: 'sorteio', quantidade: 1 }

/** Copies of a body, each with a single value replaced or left out. */
function* changed(body: unknown): Generator {
  yield* VALUES
  if (Array.isArray(body)) yield Array.from({ length: MANY }, () => body[0])
  if (typeof body !== 'object' || body === null) return
  for (const [key, value] of Object.entries(body)) {
    for (const other of [undefined, ...changed(value)]) {
      yield Object.assign(Array.isArray(body) ? [...body] : { ...body }, { [key]: other })
    }
  }
}

/** A student who has sent an essay, and a corrector who has begun to correct it. */
async function people(api: TestApi) {
  const { token: aluno } = await api.enter()
  const { token: corretor } = await api.enter({ perfil: 'Administrador' })
  const questao = await api.make.questao()
  const { id: id_redacao } = await api.make.redacao()
  const redacao = { id_redacao, texto: 'Era.', enviada_em: EM }
  const sent = { ...redacao, chave: randomUUID() }
  const id_redacao_enviada = await idOf(api.post('/redacoes-enviadas', sent, aluno))
  const correcao = { id_redacao_enviada, rubrica: 'rumo' }
  const draft = await idOf(api.post('/correcoes', correcao, corretor))
  const start = () => idOf(api.post('/simulados', { ...DRAWN, chave: randomUUID() }, aluno))
  return { aluno, corretor, questao, redacao, correcao, draft, simulado: await start(), start }
}

type People = Awaited<ReturnType<typeof people>>

/** The calls with a body, each with bodies that it accepts. */
function bodiesOf({ questao, redacao, correcao }: People): Record<string, readonly object[]> {
  const { id: id_questao, id_prova } = questao
  const id_alternativa = alternativasOf(questao).certa
  const chave = randomUUID()
  const marcacoes = [{ id_questao, id_alternativa, marcada_em: EM }]
  const ended = { iniciado_em: EM, termina_em: EM, encerrado_em: EM }
  const feito = { chave, ...ended, marcacoes, questoes: [{ id_questao, chave }] }
  const anotacoes = [{ inicio: 0, fim: 3, texto: 'Bom.' }]
  return {
    'POST /tentativas': [{ tentativas: [tentativaOf(questao)] }],
    'POST /simulados': [
      { tipo: 'sorteio', chave, quantidade: 1, exceto: [], id_materia: 1 },
      { tipo: 'prova', chave, id_prova, tempo_extra: true },
    ],
    'POST /simulados/correcao': [{ questoes: [{ id_questao, marcada: id_alternativa }] }],
    'POST /simulados/feitos': [
      { ...feito, tipo: 'sorteio', id_materia: 1 },
      { ...feito, tipo: 'prova', id_prova },
    ],
    'PUT /simulados/{id}/marcacoes': [{ marcacoes }],
    'POST /simulados/{id}/encerramento': [{ marcacoes, encerrado_em: EM }],
    'POST /redacoes-enviadas': [
      { ...redacao, chave },
      { ...redacao, chave, id_anterior: correcao.id_redacao_enviada },
    ],
    'PUT /revisoes/plano': [{ data_da_prova: addDays(diaOf(Date.now()), 30) }],
    'POST /correcoes': [correcao],
    'PUT /correcoes/{id}': [{ rubrica: 'rumo', notas: NOTAS, anotacoes, parecer: 'Bom.' }],
    'POST /correcoes/{id}/entrega': [{ versao: 1 }],
  }
}

/** Makes one of these calls as a permitted caller, on a simulado under way if the call needs one. */
async function send(
  api: TestApi,
  who: People,
  { name, body }: { name: string; body: unknown },
): Promise<number> {
  const [method, path = ''] = name.split(' ')
  const { aluno, corretor, draft, simulado } = who
  const [token, id] = path.startsWith('/correcoes') ? [corretor, draft] : [aluno, simulado]
  const { statusCode } = await api.app.inject({
    method: method === 'PUT' ? 'PUT' : 'POST',
    url: path.replace('{id}', String(id)),
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  // The simulado is over and would not accept the next body, so another one is begun.
  if (path.endsWith('/encerramento') && statusCode < 400) who.simulado = await who.start()
  // The key of the stored simulado is changed, so that the next body is not taken for the same one.
  if (path.endsWith('/feitos') && statusCode < 400) {
    const { chave } = body as { chave: string }
    const renamed = api.db.updateTable('simulados').set({ chave: randomUUID() })
    await renamed.where('chave', '=', chave).execute()
  }
  return statusCode
}

async function idOf(answer: ReturnType<TestApi['post']>): Promise<number> {
  const { status, body } = await answer
  expect(status).toBe(200)
  return (body as { dados: { id: number } }).dados.id
}

const EXTENSOES = new Set<Extensao | undefined>([
  'tentativas',
  'simulados',
  'simulados_feitos',
  'redacoes_enviadas',
  'revisoes',
  'correcoes',
])
/** It reads no body. */
const SEE = 'POST /redacoes-enviadas/{id}/vista'
const names = CALLS.filter(({ method }) => method === 'POST' || method === 'PUT')
  .filter(({ extensao }) => EXTENSOES.has(extensao))
  .map(nameOf)
  .filter((name) => name !== SEE)

describe('a hostile body', () => {
  it('is sent here to each call that keeps something of students', async ({ api }) => {
    expect(Object.keys(bodiesOf(await people(api))).toSorted()).toEqual(names.toSorted())
  })

  it.for(names)('is no failure of the server, and spoils no answer (%s)', async (name, { api }) => {
    const who = await people(api)
    const statuses = new Set<number>()
    for (const valid of bodiesOf(who)[name] ?? []) {
      for (const body of [valid, ...changed(valid)]) {
        const status = await send(api, who, { name, body })
        expect([status < 500, body]).toEqual([true, body])
        statuses.add(status)
      }
    }
    expect([...statuses]).toContain(400)
    for (const url of OWN) expect([url, (await api.get(url, who.aluno)).status]).toEqual([url, 200])
    for (const url of ['/correcoes', `/correcoes/${who.draft}`]) {
      expect([url, (await api.get(url, who.corretor)).status]).toEqual([url, 200])
    }
  })
})
