import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
/** How long begun responses may take when the server ends. A slow client is then cut off. */
const DRAIN_WITHIN_MS = 10_000
const LOOK_FOR_IDLE_EVERY_MS = 100
/** How long a server that is about to end goes on answering, to tell clients to close their kept connections. */
const ANNOUNCE_MS = 500

/** The addresses of a host name. `localhost` means both loopback addresses, whatever the hosts file says. */
export function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
}

/** Whether a listen error says that this machine does not have the address, as `::1` on a machine without IPv6. */
export function isAbsentAddress(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ABSENT.has(String(cause.code))
}

/**
 * Listens at every address of `host` and gives the port. Closes the app and rejects when an address is taken. Closing
 * the app later first answers for half a second with `Connection: close`, so that clients give up their kept
 * connections. Then it accepts no new connection, finishes the requests that have arrived, and ends after 10 s more at
 * the latest.
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
    // Without closing, the app would go on listening at one address although the start failed.
    await app.close()
    throw error
  }
}

/**
 * Waits while Fastify, which is closing, sends responses with `Connection: close`. When the server closes a connection
 * in the moment in which a proxy sends a POST over it, the proxy cannot know whether the POST was carried out.
 */
async function announceEnd({ open, silent }: Connections): Promise<void> {
  const endMs = performance.now() + ANNOUNCE_MS
  while (open.size > silent.size && performance.now() < endMs) await wait(LOOK_FOR_IDLE_EVERY_MS)
}

/**
 * Ends the connections that the server, which is closing, would otherwise wait for. A response that begins now ends its
 * connection by itself. But a response that began before the closing leaves an idle connection, and some connections
 * never sent a request.
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
  /** Connections without a request yet, which browsers open in advance. Node does not count them as idle. */
  silent: ReadonlySet<Socket>
}

/** The connections to the server, at all its addresses. */
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

/**
 * Listens at another address and hands its connections to the same server; undefined when this machine does not have
 * the address.
 */
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
