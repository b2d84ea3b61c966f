import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { clientNetwork } from '../infra/network/client-network.ts'

/** The ids of clients that a log takes: none that could forge or flood it. */
const SANE_ID = /^[\w.-]{1,64}$/
const SANE_NAME = /^[\w-]{1,32}$/
/** Of a path: an id, a name of ours, a file's under its hash. */
const SANE_PART = /^[\w.-]{0,128}$/

interface Asked {
  headers: Record<string, unknown>
  socket: { remoteAddress?: string | undefined }
}

/**
 * Gives each request an id of ours: a new one, or that of the proxy before us, which logs by it too. What a client
 * calls its request stands in the log as `clientId`, and decides nothing.
 */
export function requestIds(
  isProxy: (address: string | undefined) => boolean,
): (asked: Asked) => string {
  return (asked) => (isProxy(asked.socket.remoteAddress) && givenId(asked.headers)) || randomUUID()
}

/** The X-Request-Id that came with a request, where it is sane. */
function givenId(headers: Record<string, unknown>): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_ID.test(given) ? given : undefined
}

/** What the log has of a request: no value that was searched for, and not quite from where it came. */
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
 * An address without personal data: of its query the names alone, because e-mails and names are searched for, and of its
 * path only what a path of ours could have.
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

/** The first three parts of an address, of IPv4 or IPv6: what tells an attack's source, and no household. */
export function networkOf(ip: string): string {
  if (isIP(ip) === 6 && !ip.includes('.'))
    return `${clientNetwork(ip).split(':').slice(0, 3).join(':')}::`
  return clientNetwork(ip).replace(/\.\d+$/, '.0')
}

/** One line a request, when it is answered, instead of two. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {
    // Said by requestCompleted.
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
    // Said by requestCompleted, with the status.
  }
}

/** Tells each client the id under which its request was logged. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
