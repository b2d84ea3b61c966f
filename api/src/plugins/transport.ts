import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const ANY_LOCALHOST = /^http:\/\/localhost(:\d+)?$/
const PREFLIGHT_TTL_S = 600
const COMPRESSED_FROM_BYTES = 1024
/** Up to here in one call, ten drawn questions in any case: a stream for each answer costs more. */
const COMPRESSED_AT_ONCE_UP_TO_BYTES = 65_536
/** The fastest of each: most of the gain; `npm run bench` measures draws with and without it. */
const BROTLI_QUALITY = 0
const GZIP_LEVEL = 1

/** Lets pages of other origins call; without a list, those of this machine (docs/product.md section 7). */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[] | undefined,
): Promise<void> {
  await app.register(cors, {
    origin: origins ? [...origins] : ANY_LOCALHOST,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposedHeaders: ['x-request-id'],
    maxAge: PREFLIGHT_TTL_S,
    // Otherwise an OPTIONS that is no preflight gets a 400 in plain text.
    strictPreflight: false,
  })
}

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // Requests come as they are: a small compressed body may inflate to any size.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    syncThreshold: COMPRESSED_AT_ONCE_UP_TO_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  })
}
