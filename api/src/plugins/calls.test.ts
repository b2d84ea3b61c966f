import type { Call, Envelope, Input } from '@rumo/contract'
import type { CallSchema } from '@rumo/contract/call-schema'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { emptyApp } from '../testing/empty-app.ts'
import { callsOf } from './calls.ts'
import { callerIn } from './call-route.ts'
import type { Caller } from './caller.ts'

const authorization = 'Bearer aluno'
const done = async () => ({ dados: '' })
const send = ({ dados }: { dados: string }) => Buffer.from(`{"dados":"${dados.toUpperCase()}"}`)
const id = z.object({ id: z.coerce.number() })

type Handler<Dados, In> = (input: In, caller: Caller) => Promise<Envelope<Dados>>

function serveOne<Dados, In extends Input>(
  app: FastifyInstance,
  call: Call<Dados, In>,
  schema: CallSchema<Call<Dados, In>>,
  handler: Handler<Dados, In>,
  options: { send?: (answer: Envelope<Dados>) => Buffer } = {},
): void {
  const schemas = { call: schema } as never
  callsOf({ call }, schemas, 'Coisas', { call: 'Uma coisa' })(app, 'call', handler, options)
}

describe('callsOf', () => {
  const one: Call<string, { params: { id: number } }> = {
    method: 'GET',
    path: '/coisas/{id}/partes/{parte}',
    acesso: 'publico',
  }
  const create: Call<string, { body: { nome: string } }> = {
    method: 'POST',
    path: '/coisas',
    acesso: 'publico',
  }
  const named = { dados: z.string(), body: z.object({ nome: z.string().min(2) }) }

  it('hands over the checked input with who calls, and shapes the answer', async () => {
    const { app } = emptyApp()
    const list: Call<object, { query: { pagina: number } }> = {
      method: 'GET',
      path: '/coisas',
      acesso: 'conta',
    }
    const schema = {
      dados: z.object({ nome: z.string() }),
      query: z.object({ pagina: z.coerce.number() }),
    }
    serveOne(app, list, schema, async ({ query }, caller) => ({
      dados: { nome: `página ${query.pagina} de ${await caller.id()}`, senha: 'segredo' },
      total: 3,
      icone: 'success',
      titulo: 'Pronto',
      mensagem: 'Feito.',
    }))
    const get = (url: string) => app.inject({ url, headers: { authorization } })
    expect((await get('/coisas?pagina=2')).json()).toEqual({
      dados: { nome: 'página 2 de 7' },
      valido: true,
      total: 3,
      icone: 'success',
      titulo: 'Pronto',
      mensagem: 'Feito.',
    })
    const wrong = await get('/coisas?pagina=x')
    expect([wrong.statusCode, Object.keys(wrong.json().campos)]).toEqual([400, ['pagina']])
  })

  it.each(['success', 'error', 'warning', 'info', 'question'] as const)(
    'answers with the icon %s',
    async (icone) => {
      const { app } = emptyApp()
      serveOne(app, create, named, async () => ({ dados: '', icone }))
      const payload = { nome: 'Lápis' }
      const { body } = await app.inject({ method: 'POST', url: '/coisas', payload })
      expect(JSON.parse(body)).toEqual({ dados: '', valido: true, icone })
    },
  )

  it('takes each part of its path, and a body', async () => {
    const { app } = emptyApp()
    serveOne(app, one, { dados: z.string(), params: id.loose() }, async ({ params }) => ({
      dados: JSON.stringify(params),
    }))
    serveOne(app, create, named, async ({ body }) => ({ dados: body.nome }))
    expect((await app.inject('/coisas/3/partes/b')).json().dados).toBe('{"id":3,"parte":"b"}')
    const post = (payload: object) => app.inject({ method: 'POST', url: '/coisas', payload })
    expect((await post({ nome: 'Lápis' })).json()).toEqual({ dados: 'Lápis', valido: true })
    const wrong = await post({ nome: 'L' })
    expect(wrong.json()).toMatchObject({
      icone: expect.any(String),
      titulo: expect.any(String),
      mensagem: expect.any(String),
      codigo: expect.any(String),
      campos: { nome: expect.any(String) },
    })
  })

  it('refuses whom it does not let in before it reads anything', async () => {
    const { app } = emptyApp()
    const handler = vi.fn<() => Promise<{ dados: string }>>()
    serveOne(app, { ...create, acesso: 'conta' }, named, handler)
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/coisas',
      payload: {},
    })
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store'])
    expect(handler).not.toHaveBeenCalled()
  })

  it('knows the owner by the id in the path', async () => {
    const { app } = emptyApp()
    const own: Call<string, { params: { id: number } }> = {
      method: 'GET',
      path: '/usuarios/{id}',
      acesso: 'dono',
    }
    const ownParts: typeof own = { ...own, path: '/usuarios' }
    serveOne(app, own, { dados: z.string(), params: id }, async () => ({ dados: '' }))
    serveOne(app, ownParts, { dados: z.string(), params: z.any() }, async () => ({
      dados: '',
    }))
    const statusOf = async (url: string) =>
      (await app.inject({ url, headers: { authorization } })).statusCode
    expect([
      await statusOf('/usuarios/7'),
      await statusOf('/usuarios/8'),
      await statusOf('/usuarios'),
    ]).toEqual([200, 403, 403])
  })

  it('lets a cache keep only what is the same for every caller', async () => {
    const { app } = emptyApp()
    const dados = z.string()
    serveOne(app, { ...one, path: '/coisas' }, { dados, params: z.any() }, done)
    serveOne(app, { ...one, path: '/minhas', acesso: 'conta' }, { dados, params: z.any() }, done)
    serveOne(app, create, named, done)
    const kept = async (method: 'GET' | 'POST', url: string, headers = {}) => {
      const payload = method === 'POST' ? { payload: { nome: 'Lápis' } } : {}
      return (await app.inject({ method, url, headers, ...payload })).headers['cache-control']
    }
    expect([
      await kept('GET', '/coisas'),
      await kept('GET', '/coisas', { authorization }),
      await kept('GET', '/minhas'),
      await kept('POST', '/coisas'),
    ]).toEqual([undefined, 'no-store', 'no-store', 'no-store'])
  })

  it('minds no body where it takes none', async () => {
    const { app } = emptyApp()
    const remove: Call<null, object> = { method: 'DELETE', path: '/coisas', acesso: 'publico' }
    serveOne(app, remove, { dados: z.null() }, async () => ({ dados: null }))
    for (const [type, payload] of [
      ['application/json', ''],
      ['application/json', '{'],
      ['text/plain', 'x'],
    ] as const) {
      const headers = { 'content-type': type, 'content-length': String(payload.length) }
      const answer = await app.inject({ method: 'DELETE', url: '/coisas', headers, payload })
      expect([type, answer.statusCode, answer.json()]).toEqual([
        type,
        200,
        { dados: null, valido: true },
      ])
    }
    const chunked = { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }
    const answer = await app.inject({ method: 'DELETE', url: '/coisas', headers: chunked })
    expect(answer.statusCode).toBe(200)
  })

  it('reads a body where it takes one, and refuses what is none', async () => {
    const { app } = emptyApp()
    serveOne(app, create, named, async ({ body }) => ({ dados: body.nome }))
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/coisas', headers, payload: '{' })
    expect(answer.statusCode).toBe(400)
  })

  it('sends an answer in its own way, and its errors as everywhere', async () => {
    const { app } = emptyApp()
    serveOne(app, create, named, async ({ body }) => ({ dados: body.nome }), { send })
    const post = (payload: object) => app.inject({ method: 'POST', url: '/coisas', payload })
    const answer = await post({ nome: 'Lápis' })
    expect(answer.json()).toEqual({ dados: 'LÁPIS' })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect((await post({})).json()).toMatchObject({ campos: { nome: expect.any(String) } })
  })

  it('fails rather than answer what its schema does not have', async () => {
    const { app } = emptyApp()
    const dados = z.string().max(1)
    serveOne(app, create, { ...named, dados }, async ({ body }) => ({
      dados: body.nome,
    }))
    const payload = { nome: 'Lápis' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/coisas', payload })
    expect(statusCode).toBe(500)
  })

  it('says in the documentation whose it is, and whom it asks for a token', () => {
    const { app, routes } = emptyApp()
    serveOne(app, create, named, done)
    serveOne(app, { ...create, path: '/minhas', acesso: 'conta' }, named, done)
    expect(routes.map(({ url, config, schema }) => ({ url, config, ...schema }))).toMatchObject([
      { url: '/coisas', config: { acesso: 'publico' }, tags: ['Coisas'], summary: 'Uma coisa' },
      { url: '/minhas', config: { acesso: 'conta' }, security: [{ token: [] }] },
    ])
    expect(routes[0]?.schema).not.toHaveProperty('security')
    expect(Object.keys(routes[0]?.schema?.response ?? {})).toEqual(['200', 'default'])
  })
})

it('has one caller a request, however often it is asked for', async () => {
  const { app } = emptyApp()
  app.get('/', (request) => callerIn(request) === callerIn(request) && callerIn(request).hasToken)
  expect((await app.inject({ url: '/', headers: { authorization } })).body).toBe('true')
  expect((await app.inject('/')).body).toBe('false')
})
