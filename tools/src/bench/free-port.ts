import { once } from 'node:events'
import net from 'node:net'

/** A port of this machine that nothing uses now, for a server that cannot choose one by itself. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
