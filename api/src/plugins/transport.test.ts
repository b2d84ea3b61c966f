import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { it } from '../testing/api.ts'

function preflight(origin: string) {
  return {
    method: 'OPTIONS',
    url: '/sorteios',
    headers: { origin, 'access-control-request-method': 'POST' },
  } as const
}

describe('a call from another origin', () => {
  it.for(['http://localhost:3000', 'http://localhost:5173', 'http://localhost'])(
    'is allowed to %s',
    async (origin, { api }) => {
      const asked = await api.app.inject(preflight(origin))
      expect(asked.statusCode).toBe(204)
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, content-type, range, x-request-id',
      })

      const { headers } = await api.app.inject({ url: '/provas', headers: { origin } })
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-expose-headers':
          'accept-ranges, content-length, content-range, etag, x-request-id',
        vary: expect.stringContaining('Origin'),
      })
    },
  )

  it.for(['https://localhost:3000', 'http://localhost.exemplo.br', 'http://exemplo.br', 'null'])(
    'is not allowed to %s',
    async (origin, { api }) => {
      const asked = await api.app.inject(preflight(origin))
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
      const { headers } = await api.app.inject({ url: '/provas', headers: { origin } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('is no failure when it is an OPTIONS without the headers of a preflight', async ({ api }) => {
    const { statusCode, body } = await api.app.inject({ method: 'OPTIONS', url: '/sorteios' })
    expect(statusCode).toBe(204)
    expect(body).toBe('')
  })

  describe('to a server that others reach', () => {
    it.override({ config: { corsOrigins: [] } })

    it('is allowed to no caller', async ({ api }) => {
      for (const origin of ['http://localhost', 'http://localhost:3000', 'null']) {
        const { headers } = await api.app.inject({ url: '/provas', headers: { origin } })
        expect(headers).not.toHaveProperty('access-control-allow-origin')
      }
    })
  })

  describe('with a list of origins', () => {
    it.override({ config: { corsOrigins: ['https://rumo.exemplo.br'] } })

    it.for([
      ['https://rumo.exemplo.br', 'https://rumo.exemplo.br'],
      ['http://localhost:3000', undefined],
    ] as const)('from %s is allowed to %s', async ([origin, allowed], { api }) => {
      const { headers } = await api.app.inject({ url: '/provas', headers: { origin } })
      expect(headers['access-control-allow-origin']).toBe(allowed)
    })
  })
})

describe('a compressed request', () => {
  it('is not inflated: a small one may become any size', async ({ api }) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/sorteios',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"quantidade":1}'),
    })

    expect(statusCode).toBe(400)
  })
})

describe('an answer', () => {
  it.for([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('of over 1 KB is compressed by %s', async ([encoding, decompress], { api }) => {
    const instrucoes = 'Leia com atenção. '.repeat(100)
    await api.make.prova({ instrucoes })
    const { headers, rawPayload } = await api.app.inject({
      url: '/provas',
      headers: { 'accept-encoding': encoding },
    })

    expect(headers['content-encoding']).toBe(encoding)
    expect(rawPayload.length).toBeLessThan(500)
    expect(JSON.parse(decompress(rawPayload).toString())).toMatchObject({ dados: [{ instrucoes }] })
  })

  it('of less comes as it is', async ({ api }) => {
    const { headers } = await api.app.inject({
      url: '/provas',
      headers: { 'accept-encoding': 'br, gzip' },
    })

    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('may neither be sniffed, nor framed, nor run', async ({ api }) => {
    const { headers } = await api.app.inject('/nada')

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
})

describe('the address of a client', () => {
  const forwarded = { url: '/nada', headers: { 'x-forwarded-for': '203.0.113.9' } }

  it('is not believed from a header', async ({ api }) => {
    await api.app.inject(forwarded)

    expect(api.log).toMatchObject([{ req: { client: '127.0.0.0' } }])
  })

  describe('behind a trusted proxy', () => {
    it.override({ config: { trustProxy: ['loopback'] } })

    it('is the forwarded one', async ({ api }) => {
      await api.app.inject(forwarded)

      expect(api.log).toMatchObject([{ req: { client: '203.0.113.0' } }])
    })
  })
})
