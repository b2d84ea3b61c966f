import type { Server } from 'node:net'
import { clientNetwork } from '../infra/network/client-network.ts'
import { CONNECTION_LIMITS } from './connections.ts'

/**
 * Closes new connections of an address that already has `most` open. Proxies (`isProxy`) are exempt, because they
 * connect for many clients.
 */
export function limitConnections(
  server: Pick<Server, 'on'>,
  isProxy: (address: string | undefined) => boolean,
  most = CONNECTION_LIMITS.connectionsOfAddress,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const network = clientNetwork(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
