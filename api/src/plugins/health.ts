import type { FastifyInstance } from 'fastify'
import { UnavailableError } from '../errors.ts'

const OPEN = { schema: { hide: true }, config: { acesso: 'publico' } } as const

/** /health: the process lives. /ready: it can answer, which `isReady` finds out. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/health', OPEN, async () => ({ status: 'ok' }))
  app.get('/ready', OPEN, async () => {
    const ready = await isReady().catch((cause: unknown) => {
      // Its answer is logged, with the cause (errors.ts).
      throw new UnavailableError({ cause })
    })
    if (!ready) throw new UnavailableError()
    return { status: 'ok' }
  })
}
