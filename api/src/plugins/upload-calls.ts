import type { IncomingMessage } from 'node:http'
import type { Envelope, Upload } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { NotAFormError } from '../errors.ts'
import { admitCaller } from './caller.ts'
import {
  errorBody,
  envelopeOf,
  type Documentation,
  callerIn,
  leaveBodyUnread,
} from './call-route.ts'
import { valid } from './calls.ts'

/**
 * Serves a call that takes a file. Works as callsOf does, but the handler reads the raw request itself, and also gets
 * its media type. A caller who is not admitted, or a request without a form, is refused before the body is read.
 */
export function registerUpload<Dados>(
  app: FastifyInstance,
  call: Upload<Dados>,
  { dados }: { dados: z.ZodType<Dados> },
  { tag, summary }: Documentation,
  handler: (request: IncomingMessage, type: string) => Promise<Envelope<Dados>>,
): void {
  const types = new WeakMap<IncomingMessage, string>()
  app.route({
    method: call.method,
    url: call.path,
    config: { acesso: call.acesso, form: call.form },
    schema: {
      tags: [tag],
      summary,
      consumes: ['multipart/form-data'],
      security: [{ token: [] }],
      response: { 200: envelopeOf(dados), default: errorBody },
    },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await admitCaller(call.acesso, callerIn(request), undefined)
      const type = request.headers['content-type'] ?? ''
      if (!/^multipart\/form-data *;/i.test(type)) throw new NotAFormError()
      types.set(request.raw, type)
    },
    preParsing: leaveBodyUnread,
    handler: async ({ raw }) => valid(await handler(raw, types.get(raw) ?? '')),
  })
}
