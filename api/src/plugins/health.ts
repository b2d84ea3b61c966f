import type { FastifyInstance } from 'fastify'
import { UnavailableError } from '../errors.ts'

const OPEN = { schema: { hide: true }, config: { acesso: 'publico' } } as const

/** /health: the process runs. /ready: it can answer requests, which `isReady` checks. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/health', OPEN, async () => ({ status: 'ok' }))
  app.get('/ready', OPEN, async () => {
    const ready = await isReady().catch((cause: unknown) => {
      // The error handler logs this error with its cause (error-handler.ts).
      throw new UnavailableError({ cause })
    })
    if (!ready) throw new UnavailableError()
    return { status: 'ok' }
  })
}
