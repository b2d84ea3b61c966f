import type { Call, ErrorBody, Input } from '@rumo/contract'
import type { FastifyRequest, RouteOptions } from 'fastify'
import { memoize } from 'es-toolkit'
import { z } from 'zod'
import { admitCaller, type Caller, callerOf } from './caller.ts'

const ICONE = z.enum(['success', 'error', 'warning', 'info', 'question'])

export const errorBody = z.object({
  icone: ICONE,
  titulo: z.string(),
  mensagem: z.string(),
  valido: z.literal(false),
  codigo: z.string().exactOptional(),
  campos: z.record(z.string(), z.string()).exactOptional(),
}) satisfies z.ZodType<ErrorBody>

/** What each call answers around its `dados`. */
const AROUND_DADOS = {
  valido: z.literal(true),
  total: z.int().nonnegative().optional(),
  icone: ICONE.optional(),
  mensagem: z.string().optional(),
  titulo: z.string().optional(),
}

/** The envelope of some `dados`, made once for all servers of a process: it costs more than its route. */
export const envelopeOf = memoize((dados: z.ZodType): z.ZodType =>
  z.object({ dados, ...AROUND_DADOS }),
)

/** What the page under /docs says of a call, in Portuguese. */
export interface Documentation {
  tag: string
  summary: string
}

export type AnySchema = { dados: z.ZodType } & { [Part in keyof Input]?: z.ZodType | undefined }

/** The route of a call but for its handler: its path, what it takes and gives, and whom it lets in. */
export function routeOf(
  call: Call,
  { params, query, body, dados }: AnySchema,
  { tag, summary }: Documentation,
): Omit<RouteOptions, 'handler'> {
  return {
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { acesso: call.acesso },
    schema: {
      tags: [tag],
      summary,
      ...(call.acesso !== 'publico' && { security: [{ token: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: envelopeOf(dados), default: errorBody },
    },
    // Before the body is read: it does not matter what it holds.
    onRequest: async (request, reply) => {
      const caller = callerIn(request)
      if (!isForAnybody(call, caller)) reply.header('cache-control', 'no-store')
      await admitCaller(call.acesso, caller, idIn(request))
    },
    ...(call.method !== 'GET' && !body && { preParsing: leaveBodyUnread }),
    ...(body?.safeParse(undefined).success && { preParsing: leaveNoJsonUnread }),
  }
}

/** Who makes a request; looked up once. */
export function callerIn(request: FastifyRequest): Caller {
  request.caller ??= callerOf(request, request.server.sessions)
  return request.caller
}

/** Whether an answer is the same for everybody. No cache keeps any other, nor the answer to signing in. */
function isForAnybody({ acesso, method }: Call, { hasToken }: Caller): boolean {
  return acesso === 'publico' && method === 'GET' && !hasToken
}

/** As it stands in the path: it is asked for before anything is checked. */
function idIn({ params }: FastifyRequest): string | undefined {
  return (params as { id?: string }).id
}

/**
 * For a call that takes no body: some clients send one all the same, or say that none is JSON. Without
 * these headers the framework neither reads nor refuses it.
 */
export async function leaveBodyUnread({ headers }: FastifyRequest): Promise<void> {
  delete headers['content-type']
  delete headers['content-length']
  delete headers['transfer-encoding']
}

/** For a call with an optional body: an empty one, or one that is no JSON, counts as none. */
async function leaveNoJsonUnread(request: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-length': length = '0', ...others } = request.headers
  const isEmpty = length === '0' && others['transfer-encoding'] === undefined
  if (isEmpty || !/^application\/json\b/i.test(type)) await leaveBodyUnread(request)
}
