import { describe, expect } from 'vitest'
import { it } from '../testing/api.ts'

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

  it('is the one that the client sent', async ({ api }) => {
    const { headers } = await api.app.inject({
      url: '/nada',
      headers: { 'x-request-id': 'a.b-C_1' },
    })

    expect(headers['x-request-id']).toBe('a.b-C_1')
    expect(api.log).toEqual([
      expect.objectContaining({ reqId: 'a.b-C_1', res: { statusCode: 404 } }),
    ])
  })

  it.for(['', 'a b', 'á', '"}', 'a'.repeat(65)])('is never %j', async (given, { api }) => {
    const { headers } = await api.app.inject({ url: '/nada', headers: { 'x-request-id': given } })

    expect(headers['x-request-id']).toMatch(UUID)
  })
})
