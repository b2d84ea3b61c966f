import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const ANY_LOCALHOST = /^http:\/\/localhost(:\d+)?$/
/** ANY_LOCALHOST as a source in a Content-Security-Policy. */
const ANY_LOCALHOST_SOURCE = 'http://localhost:*'
const PREFLIGHT_TTL_S = 600
/**
 * The media types that are compressed. PDFs are not: they would not become smaller, and clients request byte ranges of
 * them.
 */
const COMPRESSED_TYPES = /^text\/(?!event-stream)|[+/](?:json|xml|text)(?:;|$)/
const COMPRESSED_FROM_BYTES = 1024
/**
 * Up to this size an answer is compressed in one call, because a stream for each answer costs more. Ten drawn questions
 * always fit.
 */
const COMPRESSED_AT_ONCE_UP_TO_BYTES = 65_536
/**
 * The fastest levels, which give most of the reduction. `npm run bench` measures draws with and without compression.
 */
const BROTLI_QUALITY = 0
const GZIP_LEVEL = 1

/** Lets pages of these origins call the API; without a list, pages of this machine (docs/decisions/calls.md). */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[] | undefined,
): Promise<void> {
  await app.register(cors, {
    origin: origins ? [...origins] : ANY_LOCALHOST,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'range', 'x-request-id'],
    // The headers that a page needs to read a PDF in ranges, and the request's id.
    exposedHeaders: ['accept-ranges', 'content-length', 'content-range', 'etag', 'x-request-id'],
    maxAge: PREFLIGHT_TTL_S,
    // Otherwise an OPTIONS request that is not a preflight gets a 400 in plain text.
    strictPreflight: false,
  })
}

/** The origins of registerCors, as sources in a policy: pages that may read a file may also embed it. */
export function framingOrigins(origins: readonly string[] | undefined): readonly string[] {
  return origins ?? [ANY_LOCALHOST_SOURCE]
}

/** Whether an answer of this media type is compressed for clients that accept it. */
export function mayBeCompressed(type: string): boolean {
  return COMPRESSED_TYPES.test(type)
}

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // Compressed requests are not accepted, because a small body may decompress to any size.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSED_TYPES,
    threshold: COMPRESSED_FROM_BYTES,
    syncThreshold: COMPRESSED_AT_ONCE_UP_TO_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  })
}
