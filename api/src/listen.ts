import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
/** How long answers that have begun may take when the server ends; one to a slower reader breaks off. */
const DRAIN_WITHIN_MS = 10_000
const LOOK_FOR_IDLE_EVERY_MS = 100
/** How long a server that is to end goes on answering, to tell those who keep connections to it. */
const ANNOUNCE_MS = 500

/** The addresses behind a host name: `localhost` is both of this machine's, whatever its hosts file says. */
export function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
}

/** Whether an error of listening says that this machine has no such address (one without IPv6, say). */
export function isAbsentAddress(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ABSENT.has(String(cause.code))
}

/**
 * Listens at every address of `host`; gives the port. Closes the app and rejects when one of them is taken. Closing
 * it later tells each connection that is used in the next half a second that it ends, then takes no new one, answers what
 * was asked before, and ends after 10 s more at the latest.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  const [first = host, ...others] = addressesOf(host)
  const servers: Server[] = []
  const connections = connectionsOf(app)
  app.addHook('preClose', async () => {
    await announceEnd(connections)
    for (const server of servers) server.close()
    drain(app, connections)
  })
  try {
    await app.listen({ host: first, port })
    const bound = app.server.address()
    const chosen = typeof bound === 'object' && bound ? bound.port : port
    for (const address of others) {
      const server = await listenToo(app, address, chosen)
      if (server) servers.push(server)
    }
    return chosen
  } catch (error) {
    // Otherwise it would go on at one address, although the start failed.
    await app.close()
    throw error
  }
}

/**
 * Leaves time for answers with `Connection: close`, which Fastify sends while it closes. A proxy that sends a POST over a
 * connection which is closed in that moment cannot know whether it was done.
 */
async function announceEnd({ open, silent }: Connections): Promise<void> {
  const endMs = performance.now() + ANNOUNCE_MS
  while (open.size > silent.size && performance.now() < endMs) await wait(LOOK_FOR_IDLE_EVERY_MS)
}

/**
 * Closing waits for all connections. Answers that begin now say that theirs is closed after them; one that
 * had begun before leaves a connection that waits for more, and some have never asked for anything.
 */
function drain({ server }: FastifyInstance, { silent }: Connections): void {
  const look = setInterval(() => {
    server.closeIdleConnections()
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy()
  }, LOOK_FOR_IDLE_EVERY_MS)
  const end = setTimeout(() => server.closeAllConnections(), DRAIN_WITHIN_MS)
  server.once('close', () => {
    clearInterval(look)
    clearTimeout(end)
  })
}

interface Connections {
  open: ReadonlySet<Socket>
  /** Those that were made and not used yet, as browsers do; to Node these are not idle. */
  silent: ReadonlySet<Socket>
}

/** The connections to a server, at whichever address. */
function connectionsOf({ server }: FastifyInstance): Connections {
  const open = new Set<Socket>()
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    silent.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      silent.delete(socket)
    })
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return { open, silent }
}

/** Hands what arrives at another address to the same server; undefined where there is no such address. */
async function listenToo(
  app: FastifyInstance,
  host: string,
  port: number,
): Promise<Server | undefined> {
  const server = createServer((socket) => app.server.emit('connection', socket))
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (!isAbsentAddress(cause)) throw cause
    return undefined
  }
  return server
}
