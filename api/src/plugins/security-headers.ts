import type { FastifyInstance } from 'fastify'

/**
 * The default policy: in a browser, an answer of the API may load and embed nothing. A route that answers with a page,
 * an image or a document replaces this policy.
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
}
