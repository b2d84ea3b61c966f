import { describe, expect } from 'vitest'
import { it } from '../testing/api.ts'
import { networkOf } from './logging.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

describe('the request id', () => {
  it('is new, is sent back and is in the one line of the log', async ({ api }) => {
    const { headers } = await api.app.inject('/provas')

    expect(headers['x-request-id']).toMatch(UUID)
    expect(api.log).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: headers['x-request-id'],
        req: expect.objectContaining({ method: 'GET', url: '/provas' }),
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
        msg: 'request completed',
      }),
    ])
  })

  it('is never the one that a client sent, which the log has as another', async ({ api }) => {
    const { headers } = await api.app.inject({
      url: '/nada',
      headers: { 'x-request-id': 'a.b-C_1' },
    })

    expect(headers['x-request-id']).toMatch(UUID)
    expect(api.log).toEqual([
      expect.objectContaining({
        reqId: headers['x-request-id'],
        req: expect.objectContaining({ clientId: 'a.b-C_1' }),
        res: { statusCode: 404 },
      }),
    ])
  })

  it.for(['', 'a b', 'á', '"}', 'a'.repeat(65)])(
    'is not in the log as %j',
    async (given, { api }) => {
      const { headers } = await api.app.inject({ url: '/nada', headers: { 'x-request-id': given } })

      expect(headers['x-request-id']).toMatch(UUID)
      expect(api.log[0]?.['req']).not.toHaveProperty('clientId')
    },
  )

  describe('behind a proxy', () => {
    it.override({ config: { trustProxy: ['loopback'] } })

    it('is that of the proxy, as in its log, unless it could forge ours', async ({ api }) => {
      const ask = async (id: string, remoteAddress = '127.0.0.1') =>
        (await api.app.inject({ url: '/nada', headers: { 'x-request-id': id }, remoteAddress }))
          .headers['x-request-id']
      expect(await ask('0a1b2c')).toBe('0a1b2c')
      expect(api.log[0]).toMatchObject({ reqId: '0a1b2c', req: { method: 'GET' } })
      expect(await ask('a b')).toMatch(UUID)
      expect(await ask('0a1b2c', '203.0.113.7')).toMatch(UUID)
    })
  })
})

describe('the log', () => {
  it('has nothing of what was searched for, and no whole address', async ({ api }) => {
    api.app.get('/falha', () => Promise.reject(new Error('falha')))
    const url = '/usuarios?busca=ana%40exemplo.br&pagina=2&ana@exemplo.br=1&zé'
    await api.app.inject({ url, remoteAddress: '203.0.113.77' })
    await api.app.inject({ url: '/falha?busca=ana', remoteAddress: '2001:db8:1:2::77' })

    expect(api.log.map(({ req }) => req)).toEqual([
      { method: 'GET', url: '/usuarios?busca=*&pagina=*&*&*', client: '203.0.113.0' },
      undefined,
      { method: 'GET', url: '/falha?busca=*', client: '2001:db8:1::' },
    ])
    expect(JSON.stringify(api.log)).not.toMatch(/ana|exemplo|\.77|::77|:2:/)
  })

  it.for([
    ['/usuarios/ana@exemplo.br', '/usuarios/*'],
    ['/usuarios/ana%40exemplo.br?pagina=2', '/usuarios/*?pagina=*'],
    ['/usuarios;busca=ana', '/*'],
    ['/usuarios%3Fbusca=ana', '/*'],
    ['/usuarios/7&busca=ana/x', '/usuarios/*/x'],
    ['/Ana%20Souza', '/*'],
    [`/${'a'.repeat(129)}`, '/*'],
    [`/arquivos/provas/${'0'.repeat(64)}.pdf`, `/arquivos/provas/${'0'.repeat(64)}.pdf`],
    ['/edicao/questoes/12', '/edicao/questoes/12'],
  ])('has of the path %s what a path of ours could have: %s', async ([url, logged], { api }) => {
    await api.app.inject(url ?? '')
    expect(api.log.map(({ req }) => (req as { url: string }).url)).toEqual([logged])
  })

  it.for([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
  ])('has of %s its network alone, %s', ([ip = '', network]) => {
    expect(networkOf(ip)).toBe(network)
  })
})
