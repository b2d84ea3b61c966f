import { LARGURA_MENOR } from '@rumo/contract/figura-menor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Audience } from '../../domain/publicacao/published.ts'
import { MissingRecordError, UnsatisfiableRangeError } from '../../errors.ts'
import type { Storage } from '../../infra/files/storage.ts'
import type { StoredFile } from '../../infra/files/stored-file.ts'
import type { Register } from '../../module-context.ts'
import { callerIn } from '../../plugins/call-route.ts'
import { framingOrigins, mayBeCompressed } from '../../plugins/transport.ts'
import { isShown } from './arquivos.repository.ts'
import { readByteRange } from './byte-range.ts'

/**
 * An address contains the hash of the file's content, so the content never changes and may be cached for ever. Only the
 * browser may cache it: a shared cache would go on serving a prova that is no longer published.
 */
const FOR_EVER = 'private, max-age=31536000, immutable'
/** An image that is opened as a page runs no script and loads nothing; an SVG may style itself. */
const INERT = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

type MayShow = (key: string, audience: Audience) => Promise<boolean>

export const register: Register = (app, { config, db, storage }) => {
  const mayShow: MayShow = (key, audience) => isShown(db, key, audience)
  arquivosRoutes(app, storage, mayShow, framingOrigins(config.corsOrigins))
}

/**
 * Streams the files that records name (`url_imagem`, `url_arquivo`), whole or as a range of bytes. Their addresses are
 * relative to the API's. `?largura=800` gives a smaller copy of an image. Pages of `origins` may embed a PDF.
 */
export function arquivosRoutes(
  app: FastifyInstance,
  storage: Pick<Storage, 'find' | 'findSmaller'>,
  mayShow: MayShow,
  origins: readonly string[],
): void {
  // A PDF gets no sandbox: inside a sandbox, browsers do not start their PDF viewer.
  const embeddable = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${["'self'", ...origins].join(' ')}`

  app.route<{ Params: { '*': string }; Querystring: { largura?: string } }>({
    // The framework's own HEAD would read the whole file and discard it.
    method: ['GET', 'HEAD'],
    url: '/arquivos/*',
    schema: { hide: true },
    config: { acesso: 'publico' },
    handler: async (request, reply) => {
      const key = request.params['*']
      const whole = await storage.find(key)
      const audience = await callerIn(request).audience()
      if (!whole || !(await mayShow(key, audience))) {
        throw new MissingRecordError('arquivo_inexistente', 'Esse arquivo não existe.')
      }
      const isSmaller = request.query.largura === String(LARGURA_MENOR)
      const file = (isSmaller && (await storage.findSmaller(key))) || whole
      const etag = etagOf(file)
      const lasting = {
        etag,
        'cache-control': FOR_EVER,
        'content-security-policy': file.type === 'application/pdf' ? embeddable : INERT,
      }
      reply.header('accept-ranges', 'bytes')
      if (isKnown(request, file)) return reply.code(304).headers(lasting).send()
      if (request.method === 'HEAD') return sendHead(request, reply.headers(lasting), file)
      const range = readByteRange(rangeHeader(request, etag), file.size)
      if (range === 'unsatisfiable') throw new UnsatisfiableRangeError(file.size)
      // The file is opened before the headers are set: an error must not be cached for a year.
      const content = await file.open(range)
      const { start, end } = range ?? { start: 0, end: file.size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
      reply
        .headers(lasting)
        .type(file.type)
        .header('content-length', end - start + 1)
      return reply.send(content)
    },
  })
}

/**
 * HEAD ignores Range (RFC 9110 section 14.2). The response gives the file's length and says that ranges are accepted.
 */
function sendHead({ headers }: FastifyRequest, reply: FastifyReply, { type, size }: StoredFile) {
  const isCompressed = mayBeCompressed(type) && headers['accept-encoding'] !== undefined
  // The length of a file that is compressed on the fly is not known.
  if (!isCompressed) reply.header('content-length', size)
  return reply.type(type).send()
}

/** The ETag is weak where the response may be compressed, because ranges count the bytes of the uncompressed file. */
function etagOf({ hash, type }: StoredFile): string {
  return mayBeCompressed(type) ? `W/"${hash}"` : `"${hash}"`
}

function isKnown({ headers }: FastifyRequest, { hash }: StoredFile): boolean {
  return headers['if-none-match']?.includes(`"${hash}"`) ?? false
}

/** The requested range; none when If-Range names another version of the file (RFC 9110 section 13.1.5). */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const version = headers['if-range']
  const isThisOne = version === undefined || (version === etag && !etag.startsWith('W/'))
  return isThisOne ? headers.range : undefined
}
