import type { FastifyInstance } from 'fastify'
import { forClient } from '../infra/database/fair-connections.ts'
import { clientNetwork } from '../infra/network/client-network.ts'

/** Lets the queries of each request count for the address of its client, as the limits of requests do. */
export function registerFairDatabase(app: FastifyInstance): void {
  app.addHook('onRequest', ({ ip }, _reply, done) => {
    forClient(clientNetwork(ip), done)
  })
}
