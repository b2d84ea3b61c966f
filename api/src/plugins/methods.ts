import type { FastifyInstance, HTTPMethods } from 'fastify'
import { MethodNotAllowedError } from '../errors.ts'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Runs `register` and answers 405 to the methods that none of its routes took, where the framework
 * would say that the path does not exist.
 */
export function withMethodsRefused(app: FastifyInstance, register: () => void): void {
  const taken = new Map<string, Set<string>>()
  let collects = true
  app.addHook('onRoute', ({ url, method }) => {
    if (!collects) return
    const methods = taken.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    taken.set(url, methods)
  })
  register()
  collects = false
  for (const [url, methods] of taken) refuseOthers(app, url, methods)
}

function refuseOthers(app: FastifyInstance, url: string, methods: Set<string>): void {
  app.route({
    method: METHODS.filter((method) => !methods.has(method)),
    url,
    schema: { hide: true },
    // Before the body is read: it does not matter what it holds.
    onRequest: async (_request, reply) => {
      reply.header('allow', [...methods].join(', '))
      throw new MethodNotAllowedError()
    },
    handler: () => {
      throw new MethodNotAllowedError()
    },
  })
}
