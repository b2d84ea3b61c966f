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

/** The fields of every answer, besides its `dados`. */
const AROUND_DADOS = {
  valido: z.literal(true),
  total: z.int().nonnegative().optional(),
  icone: ICONE.optional(),
  mensagem: z.string().optional(),
  titulo: z.string().optional(),
}

/**
 * The schema of an answer with these `dados`. Cached for all servers of a process, because making it takes longer than
 * making its route.
 */
export const envelopeOf = memoize((dados: z.ZodType): z.ZodType =>
  z.object({ dados, ...AROUND_DADOS }),
)

/** The Portuguese texts on a call for the page under /docs. */
export interface Documentation {
  tag: string
  summary: string
}

export type AnySchema = { dados: z.ZodType } & { [Part in keyof Input]?: z.ZodType | undefined }

/** The route of a call without its handler: its path, its schemas, and whom it admits. */
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
    // Checked before the body is read, so that the refusal does not depend on the body.
    onRequest: async (request, reply) => {
      const caller = callerIn(request)
      if (!isForAnybody(call, caller)) reply.header('cache-control', 'no-store')
      await admitCaller(call.acesso, caller, idIn(request))
    },
    ...(call.method !== 'GET' && !body && { preParsing: leaveBodyUnread }),
    ...(body?.safeParse(undefined).success && { preParsing: leaveNoJsonUnread }),
  }
}

/** The caller of a request. The lookup is done once for each request. */
export function callerIn(request: FastifyRequest): Caller {
  request.caller ??= callerOf(request, request.server.sessions)
  return request.caller
}

/** Whether an answer is the same for everyone, so that caches may keep it. The answer to a sign-in is not. */
function isForAnybody({ acesso, method }: Call, { hasToken }: Caller): boolean {
  return acesso === 'publico' && method === 'GET' && !hasToken
}

/** The id as it is written in the path, because callers are checked before the input is validated. */
function idIn({ params }: FastifyRequest): string | undefined {
  return (params as { id?: string }).id
}

/**
 * For a call without a body. Some clients send a body anyway, or state that the empty body is JSON. Without these
 * headers the framework neither reads the body nor refuses it.
 */
export async function leaveBodyUnread({ headers }: FastifyRequest): Promise<void> {
  delete headers['content-type']
  delete headers['content-length']
  delete headers['transfer-encoding']
}

/** For a call with an optional body: ignores an empty body, and one that is not JSON. */
async function leaveNoJsonUnread(request: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-length': length = '0', ...others } = request.headers
  const isEmpty = length === '0' && others['transfer-encoding'] === undefined
  if (isEmpty || !/^application\/json\b/i.test(type)) await leaveBodyUnread(request)
}
