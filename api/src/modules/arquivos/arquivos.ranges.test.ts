import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { PDF, publishFigure, publishPdf, SVG } from '../../testing/files.ts'

describe('a PDF of /arquivos/*', () => {
  it('comes whole, uncompressed, and says that it may be read in ranges', async ({ api }) => {
    const url = await publishPdf(api)
    const headers = { 'accept-encoding': 'br, gzip' }
    const { statusCode, body, headers: answered } = await api.app.inject({ url, headers })

    expect(statusCode).toBe(200)
    expect(body).toBe(PDF)
    expect(answered).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(Buffer.byteLength(PDF)),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
    expect(answered).not.toHaveProperty('content-encoding')
    expect(answered).not.toHaveProperty('content-disposition')
  })

  it('may be shown by the viewer of a browser, in a frame of the site', async ({ api }) => {
    const { headers } = await api.app.inject(await publishPdf(api))

    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self' http://localhost:*",
    )
    expect(headers).not.toHaveProperty('x-frame-options')
  })

  describe('with a list of origins', () => {
    it.override({ config: { corsOrigins: ['https://rumo.exemplo.br'] } })

    it('may be framed by those', async ({ api }) => {
      const { headers } = await api.app.inject(await publishPdf(api))
      expect(headers['content-security-policy']).toContain(
        "frame-ancestors 'self' https://rumo.exemplo.br",
      )
    })
  })

  it.for([
    ['bytes=0-7', 'bytes 0-7', '%PDF-1.7'],
    ['bytes=1-3', 'bytes 1-3', 'PDF'],
    ['bytes=-4', 'bytes 6005-6008', ' 1. '],
    ['bytes=6005-', 'bytes 6005-6008', ' 1. '],
    ['bytes=6005-99999', 'bytes 6005-6008', ' 1. '],
  ] as const)('answers 206 to %s', async ([range, contentRange, part], { api }) => {
    const url = await publishPdf(api)
    const headers = { range, 'accept-encoding': 'br, gzip' }
    const { statusCode, body, headers: answered } = await api.app.inject({ url, headers })

    expect(statusCode).toBe(206)
    expect(body).toBe(part)
    expect(answered).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(part.length),
      'content-range': `${contentRange}/6009`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: expect.any(String),
    })
  })

  it('is put together again from its ranges', async ({ api }) => {
    const url = await publishPdf(api)
    const parts: Buffer[] = []
    for (let start = 0; start < 6009; start += 1000) {
      const headers = { range: `bytes=${start}-${start + 999}` }
      parts.push((await api.app.inject({ url, headers })).rawPayload)
    }
    expect(Buffer.concat(parts).toString()).toBe(PDF)
  })

  it.for(['bytes=6009-', 'bytes=9000-9001', 'bytes=-0'])(
    'answers 416 to %s, with its size',
    async (range, { api }) => {
      const url = await publishPdf(api)
      const answer = await api.app.inject({ url, headers: { range } })

      expect(answer.statusCode).toBe(416)
      expect(answer.headers['content-range']).toBe('bytes */6009')
      expect(answer.headers).not.toHaveProperty('cache-control')
      expect(answer.json()).toEqual({
        icone: 'error',
        titulo: 'Trecho inexistente',
        mensagem: 'O arquivo não tem o trecho pedido.',
        valido: false,
        codigo: 'trecho_inexistente',
      })
    },
  )

  it.for(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=a-b', 'páginas=1-2'])(
    'comes whole to %s',
    async (range, { api }) => {
      const url = await publishPdf(api)
      const { statusCode, body } = await api.app.inject({ url, headers: { range } })

      expect(statusCode).toBe(200)
      expect(body).toBe(PDF)
    },
  )

  it('answers HEAD without ranges, but says that there are', async ({ api }) => {
    const url = await publishPdf(api)
    const headers = { range: 'bytes=0-7' }
    const answer = await api.app.inject({ method: 'HEAD', url, headers })

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    expect(answer.headers).toMatchObject({ 'content-length': '6009', 'accept-ranges': 'bytes' })
    expect(answer.headers).not.toHaveProperty('content-range')
  })

  it('gives the range of the version that If-Range names, otherwise all of it', async ({ api }) => {
    const url = await publishPdf(api)
    const etag = String((await api.app.inject(url)).headers.etag)
    async function statusOf(version: string) {
      const headers = { range: 'bytes=0-7', 'if-range': version }
      return (await api.app.inject({ url, headers })).statusCode
    }

    expect(await statusOf(etag)).toBe(206)
    expect(await statusOf(`W/${etag}`)).toBe(200)
    expect(await statusOf('"outra"')).toBe(200)
    expect(await statusOf('Sat, 21 Nov 2026 09:00:00 GMT')).toBe(200)
  })

  it('is not sent again to a browser that has it, for any range', async ({ api }) => {
    const url = await publishPdf(api)
    const { etag } = (await api.app.inject(url)).headers
    for (const range of ['bytes=0-7', 'bytes=6009-']) {
      const headers = { range, 'if-none-match': etag }
      expect((await api.app.inject({ url, headers })).statusCode).toBe(304)
    }
  })
})

describe('an SVG of /arquivos/*', () => {
  it('is compressed whole, never in a range, and its version holds for no range', async ({
    api,
  }) => {
    const long = SVG.replace('Rampa', 'Rampa '.repeat(500))
    const url = await publishFigure(api, long)
    const accepting = { 'accept-encoding': 'br' }

    const whole = await api.app.inject({ url, headers: accepting })
    expect(whole.headers).toMatchObject({
      'content-encoding': 'br',
      etag: expect.stringMatching(/^W\//),
    })
    const headers = { ...accepting, range: 'bytes=0-1999' }
    const part = await api.app.inject({ url, headers })
    expect(part.statusCode).toBe(206)
    expect(part.headers).not.toHaveProperty('content-encoding')
    expect(part.body).toBe(long.slice(0, 2000))
    const conditional = { ...headers, 'if-range': whole.headers.etag }
    expect((await api.app.inject({ url, headers: conditional })).statusCode).toBe(200)
  })
})
