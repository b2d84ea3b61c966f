import { upload } from '@rumo/contract'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { emptyApp } from '../testing/empty-app.ts'
import { registerUpload } from './upload-calls.ts'

const authorization = 'Bearer aluno'
const words = { tag: 'Coisas', summary: 'Uma coisa' }

describe('registerUpload', () => {
  const send = upload<string>('/envios', { acesso: 'conta' })

  function appWithUpload() {
    const { app, routes } = emptyApp()
    const handler = vi.fn<
      (request: NodeJS.ReadableStream, type: string) => Promise<{ dados: string }>
    >(async (request) => ({ dados: await text(request) }))
    registerUpload(app, send, { dados: z.string() }, words, handler)
    return { app, routes, handler }
  }

  it.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data ; boundary=x'])(
    'hands over the request unread, with its type, %s',
    async (type) => {
      const { app, handler } = appWithUpload()
      const headers = { authorization, 'content-type': type }
      const answer = await app.inject({ method: 'POST', url: '/envios', headers, payload: '--x' })
      expect(answer.json()).toEqual({ dados: '--x', valido: true })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(handler.mock.calls[0]?.[1]).toBe(type)
    },
  )

  it.each([
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 401, 'nao_autenticado'],
    [{ authorization }, 415, 'tipo_nao_aceito'],
    [{ authorization, 'content-type': 'application/json' }, 415, 'tipo_nao_aceito'],
    [
      { authorization, 'content-type': 'x multipart/form-data; boundary=x' },
      415,
      'tipo_nao_aceito',
    ],
    [{ authorization, 'content-type': 'multipart/form-data' }, 415, 'tipo_nao_aceito'],
  ])('answers to %j with %i, and reads nothing', async (given, status, codigo) => {
    const { app, handler } = appWithUpload()
    const answer = await app.inject({
      method: 'POST',
      url: '/envios',
      headers: given,
      payload: '{',
    })
    expect([answer.statusCode, answer.json().codigo]).toEqual([status, codigo])
    expect(handler).not.toHaveBeenCalled()
  })

  it('says in the documentation what it takes', () => {
    const { routes } = appWithUpload()
    expect(routes[0]).toMatchObject({
      config: { acesso: 'conta' },
      schema: {
        tags: ['Coisas'],
        summary: 'Uma coisa',
        consumes: ['multipart/form-data'],
        security: [{ token: [] }],
      },
    })
    expect(Object.keys(routes[0]?.schema?.response ?? {})).toEqual(['200', 'default'])
  })
})
