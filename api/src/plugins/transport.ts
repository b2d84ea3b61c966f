import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const ANY_LOCALHOST = /^http:\/\/localhost(:\d+)?$/
/** The same in the words of a Content-Security-Policy. */
const ANY_LOCALHOST_SOURCE = 'http://localhost:*'
const PREFLIGHT_TTL_S = 600
/** What is compressed. A PDF would not become smaller, and its ranges count its own bytes. */
const COMPRESSED_TYPES = /^text\/(?!event-stream)|[+/](?:json|xml|text)(?:;|$)/
const COMPRESSED_FROM_BYTES = 1024
/** Up to here in one call, ten drawn questions in any case: a stream for each answer costs more. */
const COMPRESSED_AT_ONCE_UP_TO_BYTES = 65_536
/** The fastest of each: most of the gain; `npm run bench` measures draws with and without it. */
const BROTLI_QUALITY = 0
const GZIP_LEVEL = 1

/** Lets pages of the listed origins call; without a list, those of this machine (docs/decisions/calls.md). */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[] | undefined,
): Promise<void> {
  await app.register(cors, {
    origin: origins ? [...origins] : ANY_LOCALHOST,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'range', 'x-request-id'],
    // What a page needs in order to read a PDF in ranges, besides the id.
    exposedHeaders: ['accept-ranges', 'content-length', 'content-range', 'etag', 'x-request-id'],
    maxAge: PREFLIGHT_TTL_S,
    // Otherwise an OPTIONS that is no preflight gets a 400 in plain text.
    strictPreflight: false,
  })
}

/** The origins of registerCors as a policy names them: a page that may read a file may also embed it. */
export function framingOrigins(origins: readonly string[] | undefined): readonly string[] {
  return origins ?? [ANY_LOCALHOST_SOURCE]
}

/** Whether an answer of this media type is compressed for clients that can undo it. */
export function mayBeCompressed(type: string): boolean {
  return COMPRESSED_TYPES.test(type)
}

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // Requests come as they are: a small compressed body may inflate to any size.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSED_TYPES,
    threshold: COMPRESSED_FROM_BYTES,
    syncThreshold: COMPRESSED_AT_ONCE_UP_TO_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  })
}
