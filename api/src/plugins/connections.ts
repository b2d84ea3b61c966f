import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Form } from '@rumo/contract'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { refusalBody } from './http-refusals.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** The limits on slow and greedy clients (docs/security.md). nginx.conf has the same. */
export const CONNECTION_LIMITS = {
  /** The time without any data: longer than any call takes, and than nginx keeps a connection open. */
  silentMs: 180_000,
  /** The time for the whole head of a request, even if it arrives byte by byte. */
  headMs: 20_000,
  /** The time for a JSON body of at most 1 MiB, which takes 21 s at 400 kbit/s. */
  bodyMs: 60_000,
  /** The time for the largest file of 50 MB at 400 kbit/s, which is slow for a phone. */
  fileMs: 20 * 60_000,
  /**
   * The open connections of one address: 200 students of a school may open a page at once, with six connections for
   * each browser.
   */
  connectionsOfAddress: 2000,
}

/** How often Node checks the time limits. */
const LOOK_EVERY_MS = 5000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form of an upload, whose body may arrive slowly. */
    form?: Form
  }
}

/** The server's options: time limits, and the answer to data that is not an HTTP request. */
export const CONNECTION_OPTIONS = {
  connectionTimeout: CONNECTION_LIMITS.silentMs,
  requestTimeout: CONNECTION_LIMITS.fileMs,
  http: { headersTimeout: CONNECTION_LIMITS.headMs, connectionsCheckingInterval: LOOK_EVERY_MS },
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Duplex) =>
    refuseConnection(socket, STATUS_OF[error.code ?? ''] ?? 400),
} satisfies FastifyServerOptions & { http: object }

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers a failure that happens before there is a request, in our words, and closes the connection. */
function refuseConnection(socket: Duplex, status: number): void {
  if (socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ ...refusalBody(status), valido: false })
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.join('')}\r\n`
  socket.end(head + body, () => socket.destroy())
}

/**
 * Ends a request whose body is not complete after `withinMs`, except that of a file upload that is still accepted. Node
 * itself has only one limit for all requests. A client that disconnects in the middle is logged, but not as an error.
 */
export function registerBodyTimeout(
  app: FastifyInstance,
  withinMs = CONNECTION_LIMITS.bodyMs,
): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    // A request that a test injects has no connection.
    if (!(raw.socket instanceof Socket)) return
    if (raw.complete) return
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (reply.raw.headersSent) raw.socket.destroy()
      else if (routeOptions.config.form === undefined) refuseConnection(raw.socket, 408)
    }, withinMs).unref()
    raw.once('close', () => clearTimeout(timer))
  })
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ req: request }, 'request broken off')
  })
}

/**
 * How many requests of one connection may be answered at once. Two, because a client that has received a whole answer
 * may send the next request before the server has noticed the end of that answer: the stream of a file ends after its
 * last byte.
 */
const ANSWERED_AT_ONCE = 2

/**
 * Closes a connection that sends requests without waiting for the answers: a few KB of requests would make the server
 * keep thousands of answers in memory. No browser or proxy does so. By RFC 9112, section 9.3.2, a client then retries.
 */
export function registerPipeliningLimit(app: FastifyInstance): void {
  const answering = new WeakMap<Duplex, number>()
  const count = (socket: Duplex, by: number) => {
    const left = (answering.get(socket) ?? 0) + by
    answering.set(socket, left)
    return left
  }
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    // A request that a test injects has no connection.
    if (!(socket instanceof Socket)) return
    if (count(socket, 1) > ANSWERED_AT_ONCE) {
      socket.destroy()
      reply.hijack()
      return
    }
    reply.raw.once('close', () => count(socket, -1))
  })
}
