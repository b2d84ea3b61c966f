import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { clientNetwork } from '../infra/network/client-network.ts'

/** The ids of clients that are logged: short and plain, so that they can neither forge nor flood the log. */
const SANE_ID = /^[\w.-]{1,64}$/
const SANE_NAME = /^[\w-]{1,32}$/
/** A part of a path that is logged: an id, one of our names, or the name of a stored file. */
const SANE_PART = /^[\w.-]{0,128}$/

interface Asked {
  headers: Record<string, unknown>
  socket: { remoteAddress?: string | undefined }
}

/**
 * Gives each request an id: that of a trusted proxy, which logs it too, or a new one. The id that a client sends is
 * only logged, as `clientId`.
 */
export function requestIds(
  isProxy: (address: string | undefined) => boolean,
): (asked: Asked) => string {
  return (asked) => (isProxy(asked.socket.remoteAddress) && givenId(asked.headers)) || randomUUID()
}

/** The X-Request-Id header of a request, if it is plain. */
function givenId(headers: Record<string, unknown>): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_ID.test(given) ? given : undefined
}

/** The fields of a request in the log: without the values of its query, and with only a part of its address. */
export function loggedRequest(request: FastifyRequest) {
  const { id, method, url, headers, ip } = request
  const given = givenId(headers)
  return {
    method,
    url: withoutValues(url),
    client: networkOf(ip),
    ...(given !== undefined && given !== id && { clientId: given }),
  }
}

/**
 * A URL without personal data. Of the query only the names stay, because users search for e-mails and names; of the
 * path only parts that our paths could have.
 */
function withoutValues(url: string): string {
  const [asked = '', ...query] = url.split('?')
  const path = asked
    .split('/')
    .map((part) => (SANE_PART.test(part) ? part : '*'))
    .join('/')
  if (query.length === 0) return path
  const names = query
    .join('?')
    .split('&')
    .map((part) => part.split('=', 1)[0] ?? '')
  return `${path}?${names.map((name) => (SANE_NAME.test(name) ? `${name}=*` : '*')).join('&')}`
}

/**
 * The first three parts of an IPv4 or IPv6 address: enough to recognise the source of an attack, too little to
 * recognise a household.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 6 && !ip.includes('.'))
    return `${clientNetwork(ip).split(':').slice(0, 3).join(':')}::`
  return clientNetwork(ip).replace(/\.\d+$/, '.0')
}

/** Logs one line for each request, when it is answered, instead of two. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {
    // requestCompleted logs the request.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }

  override routeNotFound(): void {
    // requestCompleted logs the request with its status.
  }
}

/** Sends the id under which the request is logged to the client. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
