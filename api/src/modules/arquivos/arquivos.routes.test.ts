import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { registerErrors } from '../../plugins/error-handler.ts'
import { it } from '../../testing/api.ts'
import { PDF, publishFigure, publishPdf, SVG } from '../../testing/files.ts'
import { arquivosRoutes } from './arquivos.routes.ts'

const MISSING = {
  icone: 'error',
  titulo: 'Não encontrado',
  mensagem: 'Esse arquivo não existe.',
  codigo: 'arquivo_inexistente',
}

/** The headers that would let a browser cache an error. */
const LASTING = ['cache-control', 'etag', 'content-range']

describe('GET /arquivos/*', () => {
  it('streams the file, to be kept for ever and to run nothing', async ({ api }) => {
    const url = await publishFigure(api)
    const { statusCode, body, headers } = await api.app.inject(url)

    expect(statusCode).toBe(200)
    expect(body).toBe(SVG)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(SVG.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/"[0-9a-f]{64}"$/),
    })
  })

  it('answers HEAD with the same headers and no body', async ({ api }) => {
    const url = await publishFigure(api)
    const { statusCode, body, headers } = await api.app.inject({ method: 'HEAD', url })

    expect(statusCode).toBe(200)
    expect(body).toBe('')
    expect(headers).toMatchObject({ 'content-length': String(SVG.length) })
  })

  it('says to HEAD no length that compressing would change', async ({ api }) => {
    const url = await publishFigure(api)
    const headers = { 'accept-encoding': 'br' }
    const whole = await api.app.inject({ url, headers })
    const { headers: answered } = await api.app.inject({ method: 'HEAD', url, headers })

    expect(whole.headers).not.toHaveProperty('content-length')
    expect(answered).not.toHaveProperty('content-length')
    expect(answered).toMatchObject({ etag: whole.headers.etag })
  })

  it('reads nothing of the file for HEAD', async () => {
    const open = vi.fn(async () => Readable.from(PDF))
    const hash = '0'.repeat(64)
    const file = { type: 'application/pdf', size: Buffer.byteLength(PDF), hash, savedAtMs: 0, open }
    const app = fastify()
    const storage = { find: async () => file, findSmaller: async () => undefined }
    arquivosRoutes(app, storage, async () => true, [])

    const url = '/arquivos/provas/x.pdf'
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-length': String(Buffer.byteLength(PDF)) })
    expect(open).not.toHaveBeenCalled()
    await app.inject(url)
    expect(open).toHaveBeenCalledOnce()
    await app.close()
  })

  it('answers 304 to a browser that has it', async ({ api }) => {
    const url = await publishFigure(api)
    const { headers } = await api.app.inject(url)
    const again = await api.app.inject({ url, headers: { 'if-none-match': headers.etag } })

    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.for([
    ['GET', {}],
    ['GET', { range: 'bytes=0-3' }],
    ['HEAD', {}],
  ] as const)(
    'is our failure to %s %j where it may not read the file',
    async ([method, headers], { api }) => {
      const url = await publishPdf(api)
      await chmod(join(api.dataDir, url), 0)
      await chmod(api.dataDir, 0o755)
      const readAgain = asNobody()
      const answer = await api.app.inject({ method, url, headers }).finally(readAgain)

      expect(answer.statusCode).toBe(500)
      if (method === 'GET') expect(answer.json()).toMatchObject({ codigo: 'erro_interno' })
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      for (const name of LASTING) expect(answer.headers).not.toHaveProperty(name)
    },
  )

  it.for([{}, { range: 'bytes=0-3' }])(
    'is our failure to GET %j too where the file fails while it is read',
    async (headers) => {
      const broken = new Readable({ read: () => broken.destroy(new Error('EIO')) })
      const hash = '0'.repeat(64)
      const file = {
        type: 'application/pdf',
        size: 9,
        hash,
        savedAtMs: 0,
        open: async () => broken,
      }
      const app = fastify()
      registerErrors(app)
      const storage = { find: async () => file, findSmaller: async () => undefined }
      arquivosRoutes(app, storage, async () => true, [])
      const answer = await app.inject({ url: '/arquivos/provas/x.pdf', headers })

      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toMatchObject({ codigo: 'erro_interno' })
      for (const name of LASTING) expect(answer.headers).not.toHaveProperty(name)
      await app.close()
    },
  )

  it.for([
    'figuras/rampa.svg',
    'figuras',
    '',
    `figuras/${'0'.repeat(64)}.svg`,
    '..%2frumo.sqlite',
    'figuras/..%2f..%2frumo.sqlite',
    '/etc/passwd',
  ])('answers 404 to %j', async (path, { api }) => {
    await publishFigure(api)
    await writeFile(join(api.dataDir, 'arquivos', 'figuras', 'rampa.svg'), SVG)

    expect(await api.get(`/arquivos/${path}`)).toEqual({ status: 404, body: MISSING })
  })

  it.for(['../rumo.sqlite', '%2e%2e/rumo.sqlite', 'figuras/../../rumo.sqlite'])(
    'answers 404 to %j, which a client that resolves no dots sends',
    async (path, { api }) => {
      await api.app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = z.object({ port: z.number() }).parse(api.app.server.address())
      const [answer] = await once(get({ port, path: `/arquivos/${path}` }), 'response')

      expect(await json(answer)).toEqual({ ...MISSING, valido: false })
    },
  )
})

/** Root may read every file, so the test runs as an unprivileged user until the returned function is called. */
function asNobody(): () => void {
  if (process.geteuid?.() !== 0) return () => {}
  process.seteuid?.(65_534)
  return () => process.seteuid?.(0)
}
