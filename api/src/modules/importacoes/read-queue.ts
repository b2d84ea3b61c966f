import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ModuleContext } from '../../module-context.ts'
import { queueRepository } from './queue.repository.ts'
import { queueService } from './queue.service.ts'

/** Reads the queued PDFs for as long as this server runs. */
export function readQueue(app: FastifyInstance, { db, storage, leitor }: ModuleContext) {
  const queue = queueService({
    repository: queueRepository(db, randomUUID()),
    storage,
    leitor,
    onFailure: (err, importacao) => app.log.warn({ err, importacao }, 'a PDF was not read'),
  })
  // Closed first: after this hook, the server waits for its open responses, some of which wait for a PDF.
  app.addHook('preClose', () => queue.close())
  return queue
}
