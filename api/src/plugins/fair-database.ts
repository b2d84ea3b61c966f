import type { FastifyInstance } from 'fastify'
import { forClient } from '../infra/database/fair-connections.ts'
import { clientNetwork } from '../infra/network/client-network.ts'

/**
 * Assigns the queries of each request to the network of its client, so that the clients take turns
 * (fair-connections.ts).
 */
export function registerFairDatabase(app: FastifyInstance): void {
  app.addHook('onRequest', ({ ip }, _reply, done) => {
    forClient(clientNetwork(ip), done)
  })
}
