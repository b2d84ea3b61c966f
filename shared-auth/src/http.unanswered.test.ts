// @vitest-environment node
import { questoes, sessao } from '@rumo/contract'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'

const { bringAxios } = vi.hoisted(() => ({ bringAxios: vi.fn<() => object>() }))
vi.mock('axios', () => bringAxios())

const configure = (...extensoes: 'conta'[]) =>
  http.configure({ address: 'http://api.exemplo/v1/', extensoes, onUnauthorized: () => false })

describe('http.endToken', () => {
  it('says to the server which token is over, also while the page closes', () => {
    configure('conta')
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValue(new TypeError('Failed to fetch'))
    void http.endToken('x.y.z')
    expect(fetched).toHaveBeenCalledExactlyOnceWith(new URL('http://api.exemplo/v1/sessao'), {
      method: 'DELETE',
      headers: { Authorization: 'Bearer x.y.z' },
      keepalive: true,
    })
  })

  it('never rejects', async () => {
    configure('conta')
    const unhandled = vi.fn<() => void>()
    process.once('unhandledRejection', unhandled)
    // fetch is not replaced by a spy, because a spy itself handles the promises that it returns.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await http.endToken('x.y.z')).toBe(false)
    await setImmediate()
    expect(unhandled).not.toHaveBeenCalled()
    process.off('unhandledRejection', unhandled)
  })

  it.each([
    [200, { dados: null, valido: true }, true],
    [503, {}, false],
    [500, {}, false],
    // A server with section 7 alone cannot revoke tokens.
    [404, {}, true],
    // A server of the owner's kind fails with status 200, and the sign-in page of a public network sends no envelope.
    [200, { codigo: 500, icone: 'error', valido: false }, false],
    [201, { dados: null, valido: false }, false],
    [200, { codigo: 404, valido: false }, true],
    [200, 'Entre na rede', false],
  ])('tells of %i with %j whether the session is over there: %j', async (status, body, isOver) => {
    configure('conta')
    const answer =
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
    expect(await http.endToken('x.y.z')).toBe(isOver)
  })

  it('says nothing to a server that has no such call', async () => {
    configure()
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(await http.endToken('x.y.z')).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
    expect(http.offers(sessao.end)).toBe(false)
  })
})

it('brings axios to a call that is watched alone, which has no answer without it', async () => {
  configure()
  bringAxios.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ dados: { id: 3 } })))
  expect(await http.call(questoes.one, { params: { id: 3 } })).toEqual({ id: 3 })
  expect(bringAxios).not.toHaveBeenCalled()
  const call = http.call(questoes.one, { params: { id: 3 }, onProgress: () => {} })
  await expect(call).rejects.toBeInstanceOf(ApiError)
  await expect(call).rejects.toMatchObject({ status: 0, cause: expect.any(Error) })
})

it('cannot call before it is told where the API is', async () => {
  const copy = './http.ts?unconfigured'
  const unconfigured = (await import(copy)) as { http: typeof http }
  expect(() => unconfigured.http.fileUrl('a.png')).toThrow('http.configure was not called')
})
