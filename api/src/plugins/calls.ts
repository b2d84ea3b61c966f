import type { IncomingMessage } from 'node:http'
import type { Call, Envelope } from '@rumo/contract'
import type { CallSchema } from '@rumo/contract/call-schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions } from '../domain/accounts/sessions.ts'
import type { Caller } from './caller.ts'
import { type AnySchema, routeOf, callerIn } from './call-route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

interface CallOptions<Dados> {
  /** Gives the JSON of an answer in its schema's place, with its encoding: what is kept is shaped and compressed only once. */
  send?: (answer: Envelope<Dados>, request: FastifyRequest, reply: FastifyReply) => Buffer
  /** The longest body that is read; 1 MB unless told. */
  maxBytes?: number
}

/** Gives the calls that follow the sessions by which they know who makes them. */
export function registerCallers(app: FastifyInstance, sessions: Sessions): void {
  app.decorate('sessions', sessions)
  app.decorateRequest('caller', null)
}

type DadosOf<C extends Call> = NonNullable<C['types']>['dados']
type InputOf<C extends Call> = NonNullable<C['types']>['input']
type Handler<C extends Call> = (
  input: InputOf<C>,
  caller: Caller,
  request: IncomingMessage,
) => Promise<Envelope<DadosOf<C>>>

/**
 * Gives what serves the calls of a noun by their names. `tag` is their group under /docs, `summaries` is what that page
 * says of each. A call is served by its method and path, for those whom its `acesso` lets in, its input validated, its
 * answer shaped. The handler takes the validated input, who calls, and the request itself, whose caller may go away; it
 * gives what the envelope carries.
 */
export function callsOf<Table extends { [Name in keyof Table]: Call }, Served extends keyof Table>(
  table: Table,
  schemas: { [Name in keyof Table]: CallSchema<Table[Name]> & AnySchema },
  tag: string,
  summaries: Readonly<Record<Served, string>>,
) {
  return <Name extends Served>(
    app: FastifyInstance,
    name: Name,
    handler: Handler<Table[Name]>,
    { send, maxBytes }: CallOptions<DadosOf<Table[Name]>> = {},
  ): void => {
    app.route({
      ...routeOf(table[name], schemas[name], { tag, summary: summaries[name] }),
      ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
      handler: async (request, reply) => {
        const { params, query, body } = request
        // The schemas have made it one.
        const input = { params, query, body } as InputOf<Table[Name]>
        const answer = await handler(input, callerIn(request), request.raw)
        if (!send) return valid(answer)
        reply.type('application/json; charset=utf-8')
        return send(answer, request, reply)
      },
    })
  }
}

/** Some clients read no status. */
export const valid = <Dados>(answer: Envelope<Dados>): Envelope<Dados> => ({
  ...answer,
  valido: true,
})
