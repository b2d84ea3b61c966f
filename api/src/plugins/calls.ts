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
  /**
   * Writes the JSON of the answer, with its encoding, in place of the schema: so an answer that is cached is serialized
   * and compressed only once.
   */
  send?: (answer: Envelope<Dados>, request: FastifyRequest, reply: FastifyReply) => Buffer
  /** The longest body in bytes; by default 1 MB. */
  maxBytes?: number
}

/** Lets the calls that are registered afterwards find the session of their caller. */
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
 * Gives a function that serves the calls of a noun by their names. `tag` is their group on the page under /docs,
 * `summaries` their texts there. The function checks the caller by the call's `acesso`, validates the input, and
 * serializes the answer. The handler gets the valid input, the caller, and the raw request, whose client may
 * disconnect; it returns the content of the envelope.
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
        // The schemas have validated all parts of the input.
        const input = { params, query, body } as InputOf<Table[Name]>
        const answer = await handler(input, callerIn(request), request.raw)
        if (!send) return valid(answer)
        reply.type('application/json; charset=utf-8')
        return send(answer, request, reply)
      },
    })
  }
}

/** Adds `valido`, because some clients do not look at the status. */
export const valid = <Dados>(answer: Envelope<Dados>): Envelope<Dados> => ({
  ...answer,
  valido: true,
})
