import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** The addresses behind a host name: `localhost` is both of this machine's, whatever its hosts file says. */
export function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
}

/** Whether an error of listening says that this machine has no such address (one without IPv6, say). */
export function isAbsentAddress(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ABSENT.has(String(cause.code))
}

/** Listens at every address of `host`; gives the port. Rejects when one of them is taken. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  const [first = host, ...others] = addressesOf(host)
  await app.listen({ host: first, port })
  const bound = app.server.address()
  const chosen = typeof bound === 'object' && bound ? bound.port : port
  for (const address of others) await listenToo(app, address, chosen)
  return chosen
}

/** Hands what arrives at another address to the same server. */
async function listenToo(app: FastifyInstance, host: string, port: number): Promise<void> {
  const server = createServer((socket) => app.server.emit('connection', socket))
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (!isAbsentAddress(cause)) throw cause
    return
  }
  app.server.once('close', () => server.close())
}
