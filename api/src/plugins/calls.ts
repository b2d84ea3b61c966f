import type { IncomingMessage } from 'node:http'
import type { Call, Envelope, ErrorBody, Input, Upload } from '@rumo/contract'
import type { CallSchema } from '@rumo/contract/call-schema'
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySerializerCompiler,
  RouteOptions,
} from 'fastify'
import { memoize } from 'es-toolkit'
import { z } from 'zod'
import { NotAFormError } from '../errors.ts'
import type { Sessions } from '../domain/accounts/sessions.ts'
import { admitCaller, type Caller, callerOf } from './caller.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

const ICONE = z.enum(['success', 'error', 'warning', 'info', 'question'])

const errorBody = z.object({
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
const envelopeOf = memoize((dados: z.ZodType): z.ZodType => z.object({ dados, ...AROUND_DADOS }))

/** What the page under /docs says of a call, in Portuguese. */
export interface Documentation {
  tag: string
  summary: string
}

interface CallOptions<Dados> extends Documentation {
  /** Writes an answer as JSON in its schema's place: of what is kept in memory, each part need be shaped only once. */
  write?: (answer: Envelope<Dados>) => string
  /** The longest body that is read; 1 MB unless told. */
  maxBytes?: number
}

type AnySchema = { dados: z.ZodType } & { [Part in keyof Input]?: z.ZodType | undefined }

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
  { write, maxBytes, ...documentation }: CallOptions<Dados>,
  handler: (input: In, caller: Caller, request: IncomingMessage) => Promise<Envelope<Dados>>,
): void {
  app.route({
    ...routeOf(call, schema, documentation),
    ...(write && { serializerCompiler: answersBy(app, write) }),
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    handler: async (request) =>
      valid(await handler(inputOf(request), callerIn(request), request.raw)),
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

/**
 * Serves a call that takes a file: as registerCall does, but that the handler reads the request itself, of
 * which it gets the media type besides. A caller that is not let in, or sends no form, is refused before anything
 * is read.
 */
export function registerUpload<Dados>(
  app: FastifyInstance,
  call: Upload<Dados>,
  { dados }: { dados: z.ZodType<Dados> },
  { tag, summary }: Documentation,
  handler: (request: IncomingMessage, type: string) => Promise<Envelope<Dados>>,
): void {
  const types = new WeakMap<IncomingMessage, string>()
  app.route({
    method: call.method,
    url: call.path,
    config: { acesso: call.acesso, form: call.form },
    schema: {
      tags: [tag],
      summary,
      consumes: ['multipart/form-data'],
      security: [{ token: [] }],
      response: { 200: envelopeOf(dados), default: errorBody },
    },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await admitCaller(call.acesso, callerIn(request), undefined)
      const type = request.headers['content-type'] ?? ''
      if (!/^multipart\/form-data *;/i.test(type)) throw new NotAFormError()
      types.set(request.raw, type)
    },
    preParsing: leaveBodyUnread,
    handler: async ({ raw }) => valid(await handler(raw, types.get(raw) ?? '')),
  })
}

/** Some clients read no status. */
const valid = <Dados>(answer: Envelope<Dados>): Envelope<Dados> => ({ ...answer, valido: true })

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
async function leaveBodyUnread({ headers }: FastifyRequest): Promise<void> {
  delete headers['content-type']
  delete headers['content-length']
  delete headers['transfer-encoding']
}

/** For a call that may do without its body: what is no JSON, or nothing, is none. */
async function leaveNoJsonUnread(request: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-length': length = '0', ...others } = request.headers
  const isEmpty = length === '0' && others['transfer-encoding'] === undefined
  if (isEmpty || !/^application\/json\b/i.test(type)) await leaveBodyUnread(request)
}

function inputOf<In>({ params, query, body }: FastifyRequest): In {
  // The schemas of CallSchema<Call<_, In>> have made it one.
  return { params, query, body } as In
}

/** Only what a call answers is written so: its errors are as everywhere. */
function answersBy<Dados>(
  { serializerCompiler }: FastifyInstance,
  write: (answer: Envelope<Dados>) => string,
): FastifySerializerCompiler<unknown> {
  return (route) =>
    route.httpStatus === '200' ? write : (serializerCompiler?.(route) ?? JSON.stringify)
}
