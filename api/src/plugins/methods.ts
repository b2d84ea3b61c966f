import type { Acesso } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import router from 'find-my-way'
import { MethodNotAllowedError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    acesso?: Acesso
  }
}

/** The methods of each path, by its pattern. */
type Taken = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Runs `register`, and answers 405 to requests whose path has routes only for other methods; the framework would answer
 * 404. Throws if a route does not state its `acesso`.
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
  let paths: ReturnType<typeof router> | undefined
  // Before the body is read, because it is not needed.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    // The router is built at the first such request. A route for each refused method would make every start slower.
    paths ??= pathsOf(taken)
    const found = paths.find('GET', request.url)
    if (!found) return
    reply.header('allow', [...(taken.get(found.store) ?? [])].join(', '))
    throw new MethodNotAllowedError()
  })
}

/** Finds the pattern of a path as the framework does; the result has it in `store`. */
function pathsOf(taken: Taken) {
  const paths = router()
  for (const url of taken.keys()) paths.on('GET', url, () => {}, url)
  return paths
}
