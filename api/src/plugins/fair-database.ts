import type { FastifyInstance } from 'fastify'
import { forClient } from '../infra/database/fair-connections.ts'
import { clientNetwork } from '../infra/network/client-network.ts'

/** Makes the queries of a request those of the address that it comes from, as the limits count one. */
export function registerFairDatabase(app: FastifyInstance): void {
  app.addHook('onRequest', ({ ip }, _reply, done) => {
    forClient(clientNetwork(ip), done)
  })
}
