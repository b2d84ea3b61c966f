import { Readable } from 'node:stream'
import type { Call } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Streamed } from '../infra/lists/pages.ts'
import type { Caller } from './caller.ts'
import { callerIn, type Documentation, routeOf } from './call-route.ts'

interface Answer<Dados> {
  dados: Streamed<Dados>
  /** Called once, after the last part was sent or the client has disconnected. */
  onEnd: () => void
}

type Fields = Record<string, z.ZodType>

/**
 * Serves a call without input whose answer may be too large for memory. Works as callsOf does, but writes the answer
 * page by page, as fast as the client reads it. An error before the first page is answered as usual. After that the
 * connection is closed, because the answer has begun.
 */
export function registerStreamed<Dados extends object>(
  app: FastifyInstance,
  call: Call<Dados>,
  { dados }: { dados: z.ZodType<Dados> & { shape: Fields } },
  documentation: Documentation,
  handler: (caller: Caller) => Promise<Answer<Dados>>,
): void {
  app.route({
    ...routeOf(call, { dados }, documentation),
    handler: async (request, reply) => {
      const answer = await handler(callerIn(request))
      const text = Readable.from(writeEnvelope(dados.shape, answer.dados), { objectMode: false })
      text.once('close', answer.onEnd)
      return reply.type('application/json; charset=utf-8').send(text)
    },
  })
}

/** Writes the JSON of an envelope in pieces: the fields in the order of the schemas, each serialized by its schema. */
export async function* writeEnvelope<Dados extends object>(
  fields: Fields,
  dados: Streamed<Dados>,
): AsyncGenerator<string> {
  const values = new Map<string, unknown>(Object.entries(dados))
  let separator = '{"dados":{'
  for (const [name, schema] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`
    separator = ','
    const value = values.get(name)
    if (isPages(value)) yield* writeArray(schema, value)
    else yield JSON.stringify(z.encode(schema, value))
  }
  yield '},"valido":true}'
}

async function* writeArray(
  schema: z.ZodType,
  pages: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  let separator = '['
  for await (const page of pages) {
    const written = JSON.stringify(z.encode(schema, page)).slice(1, -1)
    if (written === '') continue
    yield separator + written
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

function isPages(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
