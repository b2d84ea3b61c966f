import { createHmac } from 'node:crypto'
import type * as contract from '@rumo/contract'
import fastify from 'fastify'
import { describe, expect } from 'vitest'
import { JWT_SECRET, it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { BY_NAME, EXPECTED, OF_ADMINISTRADORES } from './acesso.fixture.ts'
import { withMethodsRefused } from './methods.ts'

interface Situation {
  /** The id of the account that is put into the paths. */
  id: number
  token?: string
}

/** Every kind of caller; the id in the paths is that of an aluno's account. */
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
  corretor: async (api) => {
    const { usuario, token } = await api.enter({ funcao: 'Corretor' })
    return { id: usuario.id, token }
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

const FORBIDDEN: [number, string] = [403, 'sem_permissao']

/** The refusals by `acesso` and caller. A caller who is missing here is admitted. */
const REFUSED: Record<contract.Acesso, Record<string, [number, string]>> = {
  publico: {},
  conta: refusing({}),
  dono: refusing({ 'other aluno': FORBIDDEN }),
  corretor: refusing({ aluno: FORBIDDEN, 'other aluno': FORBIDDEN }),
  administrador: refusing({ aluno: FORBIDDEN, 'other aluno': FORBIDDEN, corretor: FORBIDDEN }),
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
        url: call.path
          .replace('{id}', String(id))
          .replace('{entidade}', 'cursos')
          .replace('{nome}', 'questao-1'),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })

      const name = nameOf(call)
      expect([name, answer.statusCode]).toEqual([name, status])
      const isForAnybody = acesso === 'publico' && call.method === 'GET' && token === undefined
      expect([name, answer.headers['cache-control']]).toEqual([
        name,
        isForAnybody ? undefined : 'no-store',
      ])
      // A call that changed something may have ended the session or deleted the account, so both are made again.
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
