import fastify, { type FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { registerErrors } from './error-handler.ts'
import { withMethodsRefused } from './methods.ts'

const open = { config: { acesso: 'publico' } } as const

function appWith(register: (app: FastifyInstance) => void): FastifyInstance {
  const app = fastify()
  registerErrors(app)
  withMethodsRefused(app, () => register(app))
  return app
}

it('refuses the methods that no route of a path took, and names those that are', async () => {
  const app = appWith((one) => {
    one.get('/coisas', open, () => 'todas')
    one.post('/coisas', open, () => 'nova')
  })
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/coisas' })
    expect([method, statusCode, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST'])
  }
  const taken = await Promise.all(
    (['GET', 'HEAD', 'POST'] as const).map((method) => app.inject({ method, url: '/coisas' })),
  )
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

it('knows each method of a route that takes several', async () => {
  const app = appWith((one) =>
    one.route({ ...open, method: ['PUT', 'DELETE'], url: '/coisas', handler: () => 'feito' }),
  )
  const { statusCode, headers } = await app.inject({ method: 'GET', url: '/coisas' })
  expect([statusCode, headers.allow]).toEqual([405, 'PUT, DELETE'])
})

it('refuses before it reads what is sent', async () => {
  const app = appWith((one) => one.get('/coisas', open, () => 'todas'))
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/coisas',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect(statusCode).toBe(405)
})

it('does not start with a route that does not say whom it lets in', () => {
  expect(() => appWith((one) => one.get('/coisas', () => 'todas'))).toThrow(
    '/coisas does not say whom it lets in',
  )
  expect(() => appWith((one) => one.get('/partes', { config: {} }, () => 'todas'))).toThrow(
    '/partes does not say whom it lets in',
  )
})

it('leaves alone what is registered later, and what it refuses out of the documentation', async () => {
  const app = fastify()
  const documented = vi.fn<(method: unknown) => void>()
  app.addHook('onRoute', ({ method, schema }) => {
    if (schema?.hide !== true) documented(method)
  })
  withMethodsRefused(app, () => app.get('/coisas', open, () => 'todas'))
  app.get('/docs', () => 'documentação')
  expect(documented.mock.calls).toEqual([['GET'], ['HEAD'], ['GET'], ['HEAD']])
  expect((await app.inject({ method: 'POST', url: '/docs' })).statusCode).toBe(404)
})
