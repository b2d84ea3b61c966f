import { createHmac } from 'node:crypto'
import * as contract from '@rumo/contract'
import fastify from 'fastify'
import { describe, expect } from 'vitest'
import { JWT_SECRET, it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { withMethodsRefused } from './methods.ts'

/** Whom a call is for, and what it answers to those whom it lets in, who here send no body. */
type Expected = readonly [contract.Acesso, number]

/** Of the nouns that administrators keep: everybody reads them, they alone write (docs/decisions/roles.md). */
const BY_RULE = Object.fromEntries(
  [...contract.NOUNS_OF_SECTION_7, ...contract.OUR_NOUNS].flatMap((noun): [string, Expected][] => [
    [`GET /${noun}`, ['publico', 200]],
    [`GET /${noun}/{id}`, ['publico', 404]],
    [`POST /${noun}`, ['administrador', 400]],
    [`PUT /${noun}/{id}`, ['administrador', 400]],
    [`DELETE /${noun}/{id}`, ['administrador', 404]],
  ]),
)

/** Every other call, and those of such nouns that are for others. */
const BY_NAME: Record<string, Expected> = {
  'GET /alternativas': ['publico', 400],
  ...avulsos('alternativas'),
  'GET /analises': ['administrador', 200],
  'GET /analises/{id}': ['administrador', 404],
  'GET /conta/dados': ['conta', 200],
  'PUT /conta': ['conta', 400],
  'DELETE /conta': ['conta', 400],
  'GET /correcoes': ['administrador', 200],
  'GET /correcoes/{id}': ['administrador', 404],
  'POST /correcoes': ['administrador', 400],
  'PUT /correcoes/{id}': ['administrador', 400],
  'POST /correcoes/{id}/entrega': ['administrador', 400],
  'DELETE /correcoes/{id}': ['administrador', 404],
  'GET /dependencias/{entidade}/{id}': ['administrador', 404],
  'GET /edicao/provas/{id}/conferencia': ['administrador', 404],
  'GET /edicao/questoes': ['administrador', 200],
  'GET /edicao/questoes/{id}': ['administrador', 404],
  'GET /edicao/questoes/{id}/respostas': ['administrador', 404],
  'GET /edicao/redacoes/{id}': ['administrador', 404],
  'GET /edicao/referencias': ['administrador', 200],
  'POST /edicao/lotes': ['administrador', 400],
  'POST /edicao/publicacoes': ['administrador', 400],
  'POST /edicao/questoes': ['administrador', 400],
  'POST /edicao/redacoes': ['administrador', 400],
  'PUT /edicao/questoes/{id}': ['administrador', 400],
  'PUT /edicao/redacoes/{id}': ['administrador', 400],
  'DELETE /edicao/questoes/{id}': ['administrador', 404],
  'POST /envios': ['administrador', 415],
  'GET /estatisticas': ['conta', 200],
  'GET /importacoes': ['administrador', 200],
  'GET /importacoes/{id}': ['administrador', 404],
  'GET /importacoes/{id}/andamento': ['administrador', 404],
  'POST /importacoes': ['administrador', 400],
  'POST /importacoes/{id}/cancelamento': ['administrador', 404],
  'POST /importacoes/{id}/gabarito': ['administrador', 400],
  'POST /importacoes/{id}/prova': ['administrador', 400],
  'POST /importacoes/{id}/trechos': ['administrador', 400],
  'PUT /importacoes/{id}/rascunho': ['administrador', 400],
  'DELETE /importacoes/{id}': ['administrador', 404],
  'DELETE /importacoes/{id}/prova': ['administrador', 404],
  'GET /provas/vestibulares/{id}': ['publico', 404],
  'POST /provas/extract-pdf': ['administrador', 415],
  'POST /provas/{id}': ['publico', 404],
  'GET /questoes': ['administrador', 200],
  'GET /questoes/{id}': ['publico', 404],
  ...avulsos('questoes'),
  ...avulsos('questoes-referencias'),
  'GET /questoes-referencias': ['publico', 200],
  'GET /redacoes': ['publico', 200],
  'GET /redacoes/provas/{id}': ['publico', 404],
  'GET /redacoes/{id}': ['publico', 404],
  'POST /redacoes': ['administrador', 400],
  'PUT /redacoes/{id}': ['administrador', 400],
  'DELETE /redacoes/{id}': ['administrador', 404],
  'GET /redacoes-enviadas': ['conta', 200],
  'GET /redacoes-enviadas/{id}': ['conta', 404],
  'POST /redacoes-enviadas': ['conta', 400],
  'GET /redacoes-referencias': ['publico', 200],
  'GET /referencias': ['administrador', 200],
  'GET /referencias/{id}': ['publico', 404],
  ...avulsos('referencias'),
  ...avulsos('redacoes-referencias'),
  'GET /registro': ['administrador', 200],
  'GET /registro/pessoas': ['administrador', 200],
  'GET /registro/{id}/restauracao': ['administrador', 404],
  'POST /registro/restauracoes': ['administrador', 400],
  'GET /relatos': ['administrador', 200],
  'POST /relatos': ['publico', 400],
  'PUT /relatos/{id}': ['administrador', 400],
  'GET /resumo': ['administrador', 200],
  'GET /revisoes': ['conta', 200],
  'PUT /revisoes/plano': ['conta', 400],
  'DELETE /sessao': ['publico', 200],
  'GET /simulados': ['conta', 200],
  'GET /simulados/{id}': ['conta', 404],
  'POST /simulados': ['publico', 400],
  'POST /simulados/correcao': ['publico', 400],
  'POST /simulados/{id}/encerramento': ['conta', 400],
  'PUT /simulados/{id}/marcacoes': ['conta', 400],
  'DELETE /simulados/{id}': ['conta', 404],
  'POST /sorteios': ['publico', 400],
  'POST /tentativas': ['conta', 400],
  'GET /usuarios': ['administrador', 200],
  'GET /usuarios/{id}': ['dono', 200],
  'POST /usuarios': ['publico', 400],
  'POST /usuarios/login': ['publico', 400],
  'PUT /usuarios/{id}': ['dono', 400],
  'DELETE /usuarios/{id}': ['dono', 200],
}

/** What administrators write part by part. */
function avulsos(noun: string): Record<string, Expected> {
  return {
    [`POST /${noun}`]: ['administrador', 400],
    [`PUT /${noun}/{id}`]: ['administrador', 400],
    [`DELETE /${noun}/{id}`]: ['administrador', 404],
  }
}

/** An administrator alone gets more of a call that is for everybody. */
const OF_ADMINISTRADORES: Record<string, number> = { 'GET /alternativas': 200 }

const EXPECTED = new Map(Object.entries({ ...BY_RULE, ...BY_NAME }))

interface Situation {
  /** The account whose id stands in the paths. */
  id: number
  token?: string
}

/** Everybody who may call, about the account of an aluno. */
const CALLERS: Record<string, (api: TestApi) => Promise<Situation>> = {
  visitor: async (api) => ({ id: (await api.enter()).usuario.id }),
  aluno: async (api) => {
    const { usuario, token } = await api.enter()
    return { id: usuario.id, token }
  },
  'other aluno': async (api) => {
    const { token } = await api.enter()
    return { id: (await api.enter()).usuario.id, token }
  },
  administrador: async (api) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    return { id: (await api.enter()).usuario.id, token }
  },
  expired: async (api) => {
    const { usuario, token } = await api.enter()
    return { id: usuario.id, token: signed({ ...claimsOf(token), exp: nowS() - 1 }) }
  },
  tampered: async (api) => {
    const { usuario, token } = await api.enter()
    const [head, , signature] = token.split('.')
    const body = encode({ ...claimsOf(token), perfil: 'Administrador' })
    return { id: usuario.id, token: `${head}.${body}.${signature}` }
  },
  'logged out': async (api) => {
    const { usuario, token } = await api.enter()
    await api.del('/sessao', token)
    return { id: usuario.id, token }
  },
  'deleted account': async (api) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    await api.db.deleteFrom('usuarios').where('id', '=', usuario.id).execute()
    return { id: (await api.enter()).usuario.id, token }
  },
}

/** What refuses whom; whoever is not named is let in. */
const REFUSED: Record<contract.Acesso, Record<string, [number, string]>> = {
  publico: {},
  conta: refusing({}),
  dono: refusing({ 'other aluno': [403, 'sem_permissao'] }),
  administrador: refusing({
    aluno: [403, 'sem_permissao'],
    'other aluno': [403, 'sem_permissao'],
  }),
}

function refusing(more: Record<string, [number, string]>): Record<string, [number, string]> {
  const ended: [number, string] = [401, 'sessao_encerrada']
  return {
    visitor: [401, 'nao_autenticado'],
    expired: ended,
    tampered: ended,
    'logged out': ended,
    'deleted account': ended,
    ...more,
  }
}

describe('the table of calls', () => {
  it.for(CALLS)('says of $method $path whom this test says', (call) => {
    expect(EXPECTED.get(nameOf(call))?.[0]).toBe(call.acesso)
  })

  it('has every call that this test names', () => {
    expect(CALLS.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(BY_NAME)))
  })

  it('is where every route says whom it lets in, or the server does not start', () => {
    const app = fastify()
    expect(() =>
      withMethodsRefused(app, () => {
        app.get('/aberta', () => 'a todos')
      }),
    ).toThrow('/aberta does not say whom it lets in')
  })
})

describe('each call', () => {
  it.for(Object.entries(CALLERS))('knows %s', async ([caller, prepare], { api }) => {
    let situation: Situation | undefined
    for (const call of CALLS) {
      const [acesso = 'administrador', admitted = 0] = EXPECTED.get(nameOf(call)) ?? []
      const more = caller === 'administrador' ? OF_ADMINISTRADORES[nameOf(call)] : undefined
      const [status, codigo] = REFUSED[acesso][caller] ?? [more ?? admitted]
      const { id, token } = (situation ??= await prepare(api))
      const before = codigo && (await stateOf(api))
      const answer = await api.app.inject({
        method: call.method,
        url: call.path.replace('{id}', String(id)).replace('{entidade}', 'cursos'),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })

      const name = nameOf(call)
      expect([name, answer.statusCode]).toEqual([name, status])
      const isForAnybody = acesso === 'publico' && call.method === 'GET' && token === undefined
      expect([name, answer.headers['cache-control']]).toEqual([
        name,
        isForAnybody ? undefined : 'no-store',
      ])
      // What was done may have ended the session, or the account.
      if (call.method !== 'GET' && answer.statusCode < 400) situation = undefined
      if (codigo === undefined) continue
      expect(answer.json()).toMatchObject({ codigo })
      expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
      expect([name, await stateOf(api)]).toEqual([name, before])
    }
  })
})

describe('HEAD', () => {
  it('is for those whom GET lets in', async ({ api }) => {
    const { token } = await api.enter()
    const headers = { authorization: `Bearer ${token}` }
    for (const [url, known, unknown] of [
      ['/usuarios', 403, 401],
      ['/conta/dados', 200, 401],
      ['/provas', 200, 200],
    ] as const) {
      const { statusCode } = await api.app.inject({ method: 'HEAD', url, headers })
      const visitor = await api.app.inject({ method: 'HEAD', url })
      expect([url, statusCode, visitor.statusCode]).toEqual([url, known, unknown])
    }
  })
})

async function stateOf({ db }: TestApi) {
  return {
    usuarios: await db.selectFrom('usuarios').selectAll().orderBy('id').execute(),
    encerradas: await db.selectFrom('sessoes_encerradas').selectAll().execute(),
  }
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signed(claims: object): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`
}

const nowS = () => Math.floor(Date.now() / 1000)
