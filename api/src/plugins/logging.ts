import { randomUUID } from 'node:crypto'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'

/** What a client may choose as a request's id: nothing that could forge or flood a log. */
const SANE_ID = /^[\w.-]{1,64}$/

/** The id of a request: the one its X-Request-Id brings, when sane, otherwise a new one. */
export function requestId({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
}

/** One line a request, when it is answered, instead of two. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {
    // Said by requestCompleted.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }

  override routeNotFound(): void {
    // Said by requestCompleted, with the status.
  }
}

/** Tells each client the id under which its request was logged. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
