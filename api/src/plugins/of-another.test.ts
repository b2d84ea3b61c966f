import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { tentativaOf } from '../testing/estudante.ts'
import { estudante, marcacaoOf } from '../testing/simulados.ts'

/** Where a student reads what is theirs. */
const OWN = ['/simulados', '/redacoes-enviadas', '/estatisticas', '/revisoes']

/** A student with something of everything that is kept of one, a simulado under way among it. */
async function practised(api: TestApi) {
  const owner = await estudante(api)
  const { token, usuario } = owner
  const questao = await api.make.questao()
  const wrong = questao.alternativas.find(({ correta }) => !correta)?.id ?? 0
  const tentativa = tentativaOf(questao, { id_alternativa: wrong })
  await api.post('/tentativas', { tentativas: [tentativa] }, token)
  await api.put('/revisoes/plano', { data_da_prova: '2099-12-06' }, token)
  const simulado = await owner.start({ tipo: 'sorteio', quantidade: 1 })
  const { id: id_redacao } = await api.make.redacao()
  const nova = { id_redacao, texto: 'Era.', enviada_em: tentativa.respondida_em }
  const enviada = await api.post<{ dados: { id: number } }>(
    '/redacoes-enviadas',
    { ...nova, chave: randomUUID() },
    token,
  )
  const marcacoes = [marcacaoOf(simulado, questao.id, wrong)]
  return { id: usuario.id, token, simulado: simulado.id, enviada: enviada.body.dados.id, marcacoes }
}

type Practised = Awaited<ReturnType<typeof practised>>

/** Each call about one record of an account: which record, and what its owner may send. */
const ABOUT: Record<string, (of: Practised) => { id: number; body?: object }> = {
  'GET /redacoes-enviadas/{id}': ({ enviada }) => ({ id: enviada }),
  'GET /simulados/{id}': ({ simulado }) => ({ id: simulado }),
  'PUT /simulados/{id}/marcacoes': ({ simulado, marcacoes }) => ({
    id: simulado,
    body: { marcacoes },
  }),
  'POST /simulados/{id}/encerramento': ({ simulado, marcacoes }) => ({
    id: simulado,
    body: { marcacoes },
  }),
  'DELETE /simulados/{id}': ({ simulado }) => ({ id: simulado }),
}

/** Whoever corrects reads essays; the rest is not theirs either. */
const OF_CORRECTORS = 'GET /redacoes-enviadas/{id}'

const about = CALLS.filter(({ acesso, path }) => acesso === 'conta' && path.includes('{id}'))

describe('what is of another account', () => {
  it('is asked for here by each call that names a record of an account', () => {
    expect(about.map(nameOf).toSorted()).toEqual(Object.keys(ABOUT).toSorted())
  })

  it.for(about)('is not there, nor does it change ($method $path)', async (call, { api }) => {
    const known = await practised(api)
    const name = nameOf(call)
    const { id, body } = ABOUT[name]?.(known) ?? { id: 0 }
    const ask = async (token: string) => {
      const { statusCode } = await api.app.inject({
        method: call.method,
        url: call.path.replace('{id}', String(id)),
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      })
      return statusCode
    }
    const before = await readOwn(api, known.token)
    expect(await ask((await api.enter()).token)).toBe(404)
    const administrador = await api.enter({ perfil: 'Administrador' })
    expect(await ask(administrador.token)).toBe(name === OF_CORRECTORS ? 200 : 404)
    expect(await readOwn(api, known.token)).toEqual(before)
    // Its owner is let in, so nothing but the owner was missing.
    expect(await ask(known.token)).toBe(200)
  })

  it.for(OWN)('is in nothing that one reads of oneself (%s)', async (url, { api }) => {
    const { token, id } = await practised(api)
    const stranger = await api.enter()
    const { body } = await api.get(url, stranger.token)
    expect((await api.get(url, token)).body).not.toEqual(body)
    await api.db.deleteFrom('usuarios').where('id', '=', id).execute()
    // It is the same where the other one is not there at all.
    expect((await api.get(url, stranger.token)).body).toEqual(body)
  })
})

/** All that a student reads of themselves. */
function readOwn(api: TestApi, token: string) {
  return Promise.all(OWN.map(async (url) => (await api.get(url, token)).body))
}
