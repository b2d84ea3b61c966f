import Fastify, { type FastifyInstance } from 'fastify'
import { buildPdf } from './pdf.ts'

interface FileServerOptions {
  /** Lets pages of other origins read the files, and request parts of them. */
  isOpen: boolean
}

const small = buildPdf({ pages: 6 })

/** The files of every such server. Each file is made when it is first requested. */
const FILES: Record<string, () => Buffer> = {
  'pequena.pdf': () => small,
  'caderno.pdf': () => (booklet ??= buildPdf({ pages: 45, pictureBytes: 480_000 })),
  'vazia.pdf': () => Buffer.alloc(0),
  'danificada.pdf': () => Buffer.from('%PDF-1.7\nnada do que segue é uma prova'),
  'cortada.pdf': () => small.subarray(0, Math.floor(small.length / 2)),
  'trancada.pdf': () => buildPdf({ pages: 1, isLocked: true }),
  'entrada.pdf': () => Buffer.from('<!doctype html><title>Entre na rede</title>'),
}
let booklet: Buffer | undefined

/** A server for PDFs that are not at the API. `/NAME` serves a file, and `/falha.pdf` answers 500. */
export function buildFileServer({ isOpen }: FileServerOptions): FastifyInstance {
  const app = Fastify()
  app.addHook('onRequest', async (_request, reply) => {
    if (!isOpen) return
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'accept-ranges, content-range',
    })
  })
  app.get('/falha.pdf', (_request, reply) => reply.code(500).send('falha'))
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
    const file = FILES[request.params.name]?.()
    if (!file) return reply.code(404).send('nada')
    reply.type('application/pdf').header('accept-ranges', 'bytes')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) return reply.send(file)
    if (Number(from) >= file.length) return reply.code(416).send()
    const part = file.subarray(Number(from), Number(to) + 1)
    const last = Number(from) + part.length - 1
    reply.header('content-range', `bytes ${from}-${last}/${file.length}`)
    return reply.code(206).send(part)
  })
  return app
}
