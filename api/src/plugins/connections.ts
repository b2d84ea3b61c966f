import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Form } from '@rumo/contract'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { refusalBody } from './http-refusals.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** How slow a client may be, and how much of the server it may hold (docs/security.md); nginx.conf says the same. */
export const PATIENCE = {
  /** A silent connection: longer than any call takes, and than nginx's keepalive. */
  silentMs: 180_000,
  /** The whole head of a request, even if it arrives byte by byte. */
  headMs: 20_000,
  /** What a call takes as JSON, 1 MiB at most: at 400 kbit/s it comes in 21 s. */
  bodyMs: 60_000,
  /** The largest file, 50 MB, at 400 kbit/s, which is slow for a phone. */
  fileMs: 20 * 60_000,
  /** What one address may have open: a school of 200 opens a page at once, six connections a browser. */
  connectionsOfAddress: 2000,
}

/** How often Node looks for what takes longer. */
const LOOK_EVERY_MS = 5000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that an upload takes. It may come in slowly. */
    form?: Form
  }
}

/** Options of the server: its time limits, and its answer to what is no HTTP request. */
export const CONNECTION_OPTIONS = {
  connectionTimeout: PATIENCE.silentMs,
  requestTimeout: PATIENCE.fileMs,
  http: { headersTimeout: PATIENCE.headMs, connectionsCheckingInterval: LOOK_EVERY_MS },
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Duplex) =>
    refuseConnection(socket, STATUS_OF[error.code ?? ''] ?? 400),
} satisfies FastifyServerOptions & { http: object }

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers in our words what fails before there is a request, and ends the connection. */
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
 * Ends a request whose body is not complete after `withinMs`, except that of a file which is still taken: Node itself has
 * one limit for all requests. A client that goes away in the middle is logged, but not as an error.
 */
export function registerPatience(app: FastifyInstance, withinMs = PATIENCE.bodyMs): void {
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
 * How many requests of one connection are answered at once: a client that has all of an answer may ask again before the
 * server has seen that answer end (a file's stream ends after its last byte).
 */
const ANSWERED_AT_ONCE = 2

/**
 * Ends a connection that sends requests without waiting for their answers: a few KB of requests would make the server keep
 * thousands of answers in memory. No browser or proxy does so; by RFC 9112 section 9.3.2 a client retries.
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
