import type { IncomingMessage } from 'node:http'
import type { Call, Envelope, Input } from '@rumo/contract'
import type { CallSchema } from '@rumo/contract/call-schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions } from '../domain/accounts/sessions.ts'
import type { Caller } from './caller.ts'
import { type Documentation, type AnySchema, routeOf, callerIn } from './call-route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

interface CallOptions<Dados> extends Documentation {
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

/**
 * Serves a call of the contract: its method and path, for those whom its `acesso` lets in, its input
 * validated, its answer shaped. The handler takes the validated input, who calls, and the request itself, whose caller
 * may go away; it gives what the envelope carries.
 */
export function registerCall<Dados, In extends Input>(
  app: FastifyInstance,
  call: Call<Dados, In>,
  schema: CallSchema<Call<Dados, In>>,
  options: CallOptions<Dados>,
  handler: (input: In, caller: Caller, request: IncomingMessage) => Promise<Envelope<Dados>>,
): void {
  serve(app, call, schema, options, handler)
}

/** As registerCall, which holds the types of its arguments together. */
function serve<Dados, In>(
  app: FastifyInstance,
  call: Call,
  schema: AnySchema,
  { send, maxBytes, ...documentation }: CallOptions<Dados>,
  handler: (input: In, caller: Caller, request: IncomingMessage) => Promise<Envelope<Dados>>,
): void {
  app.route({
    ...routeOf(call, schema, documentation),
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    handler: async (request, reply) => {
      const answer = await handler(inputOf(request), callerIn(request), request.raw)
      if (!send) return valid(answer)
      reply.type('application/json; charset=utf-8')
      return send(answer, request, reply)
    },
  })
}

type DadosOf<C extends Call> = NonNullable<C['types']>['dados']
type InputOf<C extends Call> = NonNullable<C['types']>['input']

/** Gives what serves the calls of a noun by their names, each as registerCall does: `tag` is their group under /docs. */
export function callsOf<Table extends { [Name in keyof Table]: Call }>(
  table: Table,
  schemas: { [Name in keyof Table]: CallSchema<Table[Name]> & AnySchema },
  tag: string,
) {
  return <Name extends keyof Table>(
    app: FastifyInstance,
    name: Name,
    summary: string,
    handler: (
      input: InputOf<Table[Name]>,
      caller: Caller,
      request: IncomingMessage,
    ) => Promise<Envelope<DadosOf<Table[Name]>>>,
    options: Omit<CallOptions<DadosOf<Table[Name]>>, keyof Documentation> = {},
  ): void => serve(app, table[name], schemas[name], { ...options, tag, summary }, handler)
}

/** Some clients read no status. */
export const valid = <Dados>(answer: Envelope<Dados>): Envelope<Dados> => ({
  ...answer,
  valido: true,
})

function inputOf<In>({ params, query, body }: FastifyRequest): In {
  // The schemas of CallSchema<Call<_, In>> have made it one.
  return { params, query, body } as In
}
