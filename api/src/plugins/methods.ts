import type { Acesso } from '@rumo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { MethodNotAllowedError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whom a route lets in. */
    acesso?: Acesso
  }
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Runs `register` and answers 405 to the methods that none of its routes took, where the framework
 * would say that the path does not exist. Throws where one of the routes does not say whom it lets in.
 */
export function withMethodsRefused(app: FastifyInstance, register: () => void): void {
  const taken = new Map<string, Set<string>>()
  let collects = true
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!collects) return
    if (!config?.acesso) throw new Error(`${url} does not say whom it lets in`)
    const methods = taken.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    taken.set(url, methods)
  })
  register()
  collects = false
  for (const [url, methods] of taken) refuseOthers(app, url, methods)
}

function refuseOthers(app: FastifyInstance, url: string, methods: Set<string>): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', [...methods].join(', '))
    throw new MethodNotAllowedError()
  }
  app.route({
    method: METHODS.filter((method) => !methods.has(method)),
    url,
    schema: { hide: true },
    // Before the body is read: it does not matter what it holds.
    onRequest: refuse,
    handler: refuse,
  })
}
