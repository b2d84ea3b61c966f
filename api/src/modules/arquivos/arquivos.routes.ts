import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import type { Storage } from '../../infra/storage.ts'

/** An address holds the hash of its content: what was got once never has to be asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** An image opened as a page of its own runs and loads nothing; an SVG may style itself. */
const INERT = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Streams the files that records point at (`url_imagem`, `url_arquivo`), relative to the API's address. */
export function arquivosRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>(
    '/arquivos/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await storage.find(request.params['*'])
      if (!file) throw new MissingRecordError('arquivo_inexistente', 'Esse arquivo não existe.')
      const etag = `W/"${file.hash}"`
      reply.headers({
        etag,
        'cache-control': FOR_EVER,
        'content-security-policy': INERT,
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      reply.type(file.type).header('content-length', file.size)
      return reply.send(await file.open())
    },
  )
}
