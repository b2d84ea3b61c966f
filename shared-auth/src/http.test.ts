// @vitest-environment node
import { provas, questoes, sorteios, usuarios, type Call } from '@rumo/contract'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { failure, json, startApi } from './api-server.fixture.ts'
import { http } from './http.ts'
import { session } from './session.ts'

const api = startApi()
const onUnauthorized = vi.fn<(token: string) => boolean>()
const configure = (settings: Partial<Parameters<typeof http.configure>[0]> = {}) =>
  http.configure({ address: api.address, extensoes: ['sorteios'], onUnauthorized, ...settings })
beforeEach(() => configure())
afterEach(() => {
  vi.restoreAllMocks()
  onUnauthorized.mockReset()
})

const pedido = { quantidade: 10 }

describe('http.answer', () => {
  it('gives what stands beside dados, too', async () => {
    const body = { dados: [], total: 3, icone: 'success', titulo: 'Pronto', mensagem: 'Feito.' }
    api.answer = json(200, body)
    expect(await http.answer(questoes.one, { params: { id: 3 } })).toEqual(body)
  })
})

describe('http.call', () => {
  it('asks below the configured address, with the bearer token, and gives dados', async () => {
    vi.spyOn(session, 'token').mockReturnValue('a.b.c')
    let seen: IncomingMessage | undefined
    api.answer = (request, response) => {
      seen = request
      json(200, { dados: { id: 3 } })(request, response)
    }
    expect(await http.call(questoes.one, { params: { id: 3 } })).toEqual({ id: 3 })
    expect(seen?.url).toBe('/api/questoes/3')
    expect(seen?.headers.authorization).toBe('Bearer a.b.c')
  })

  it('rejects with what the server said', async () => {
    const body = {
      icone: 'error',
      titulo: 'Não encontrado',
      mensagem: 'Não há questão 3.',
      codigo: 'questao_inexistente',
    }
    api.answer = json(404, body)
    const error = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, campos: {}, ...body })
  })

  it.each([
    [200, { codigo: 500, icone: 'error', valido: false }, 500],
    [201, { codigo: 401, icone: 'error', valido: false, dados: null }, 401],
    [200, { valido: false, dados: {} }, 422],
    [201, { codigo: 201, icone: 'error' }, 422],
  ])('rejects a %i that says %o as a %i', async (status, said, meant) => {
    const words = { titulo: 'Nome já usado', mensagem: 'Escolha outro nome.' }
    api.answer = json(status, { ...said, ...words })
    const error = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(error).toMatchObject({ status: meant, codigo: undefined, ...words })
  })

  it('takes what says that it went well, whatever it is numbered', async () => {
    api.answer = json(201, { codigo: 201, valido: true, icone: 'success', dados: { id: 3 } })
    expect(await http.call(questoes.one, { params: { id: 3 } })).toEqual({ id: 3 })
  })

  it('has words of its own for an answer without a body, and for none at all', async () => {
    api.answer = (_, response) => response.writeHead(502).end()
    const empty = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(empty).toMatchObject({ status: 502, titulo: 'Algo deu errado' })
    configure({ address: 'http://127.0.0.1:9/' })
    const unreachable = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(unreachable).toMatchObject({ status: 0, titulo: 'Sem resposta do servidor' })
  })

  it('rejects a page that a network answers in place of the API', async () => {
    api.answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>')
    const error = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(error).toMatchObject({ status: 200, titulo: 'Algo deu errado' })
    for (const body of [null, 7, 'dados', {}, []]) {
      api.answer = json(200, body)
      expect((await failure(http.call(questoes.one, { params: { id: 3 } }))).status).toBe(200)
    }
  })

  it('sends query and body, and tells how much of it is on its way', async () => {
    const told: number[] = []
    api.answer = (request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => json(200, { dados: [request.url, body] })(request, response))
    }
    const onProgress = (part: number) => told.push(part)
    const sentBody = await http.call(sorteios.create, { body: pedido, onProgress })
    expect(sentBody).toEqual(['/api/sorteios', JSON.stringify(pedido)])
    expect(told.at(-1)).toBe(1)
    expect(await http.call(provas.list, { query: { pagina: 2 } })).toEqual([
      '/api/provas?pagina=2',
      '',
    ])
  })

  it('rejects with the reason of its signal', async () => {
    api.answer = () => {}
    const call = http.call(questoes.one, { params: { id: 3 }, signal: AbortSignal.timeout(50) })
    expect((await failure(call)).name).toBe('TimeoutError')
  })
})

describe('http.offers', () => {
  const known: Call = questoes.one

  it('knows section 7 on every server, and beyond it what the configuration names', () => {
    expect(http.offers(known)).toBe(true)
    expect(http.offers(sorteios.create)).toBe(true)
    configure({ extensoes: [] })
    expect(http.offers(sorteios.create)).toBe(false)
    expect(http.offers(known)).toBe(true)
  })

  it.each([404, 405])(
    'forgets one that the server answers with %i and no codigo',
    async (status) => {
      api.answer = json(status, { mensagem: 'Cannot POST /sorteios' })
      await failure(http.call(sorteios.create, { body: pedido }))
      expect(http.offers(sorteios.create)).toBe(false)
    },
  )

  it('keeps one whose record is missing, or whose server fails', async () => {
    api.answer = json(404, { codigo: 'materia_inexistente' })
    await failure(http.call(sorteios.create, { body: pedido }))
    api.answer = json(500, {})
    await failure(http.call(sorteios.create, { body: pedido }))
    expect(http.offers(sorteios.create)).toBe(true)
  })
})

const signedIn = (token = 'a.b.c') => vi.spyOn(session, 'token').mockReturnValue(token)
const sent: (string | undefined)[] = []
/** Answers 401 to every request with a token, and records the tokens. */
const refuseTokens = (request: IncomingMessage, response: ServerResponse) => {
  sent.push(request.headers.authorization)
  const isRefused = request.headers.authorization !== undefined
  json(isRefused ? 401 : 200, isRefused ? { codigo: 'nao_autenticado' } : { dados: 1 })(
    request,
    response,
  )
}

describe('a 401', () => {
  beforeEach(() => {
    sent.length = 0
    api.answer = refuseTokens
  })

  it('is told of with the token that was sent, and rejects a call that needs one', async () => {
    signedIn()
    onUnauthorized.mockReturnValueOnce(true).mockReturnValueOnce(false)
    const ended = { status: 401, codigo: 'nao_autenticado', endedSession: true }
    expect(await failure(http.call(usuarios.one, { params: { id: 3 } }))).toMatchObject(ended)
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('a.b.c')
    expect(sent).toEqual(['Bearer a.b.c'])
    const goneOn = await failure(http.call(usuarios.one, { params: { id: 3 } }))
    expect(goneOn.endedSession).toBe(false)
  })

  it('has a call by which everybody may read repeated without the token', async () => {
    signedIn()
    expect(await http.call(questoes.one, { params: { id: 3 } })).toBe(1)
    expect(onUnauthorized).toHaveBeenCalledOnce()
    expect(sent).toEqual(['Bearer a.b.c', undefined])
  })

  it('does not have repeated what writes: a visitor would write something else', async () => {
    signedIn()
    const body = {
      nome: 'Ana',
      email: 'ana@exemplo.br',
      senha: '12345678',
      perfil: 'Administrador' as const,
    }
    const error = await failure(http.call(usuarios.create, { body }))
    expect(error).toMatchObject({ status: 401, codigo: 'nao_autenticado' })
    expect(sent).toEqual(['Bearer a.b.c'])
  })

  it('is no end of a session where no token was sent', async () => {
    api.answer = json(401, { codigo: 'nao_autenticado' })
    await failure(http.call(usuarios.one, { params: { id: 3 } }))
    await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it.each([403, 404, 500])('is what ends a session, and no %i does', async (status) => {
    signedIn()
    api.answer = json(status, {})
    const error = await failure(http.call(usuarios.one, { params: { id: 3 } }))
    expect(error.endedSession).toBe(false)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('of the login call speaks of the password alone', async () => {
    signedIn()
    api.answer = (request, response) => {
      sent.push(request.headers.authorization)
      json(401, { codigo: 'credenciais_invalidas' })(request, response)
    }
    const error = await failure(http.call(usuarios.login, { body: { email: 'a', senha: 'b' } }))
    expect(error.codigo).toBe('credenciais_invalidas')
    expect(onUnauthorized).not.toHaveBeenCalled()
    expect(sent).toEqual([undefined])
  })
})

it.each(['', 'a.b.☃', 'a.b.c\nX: y', 'a b', 'a=b', ' a', '=', 'a='.repeat(2)])(
  '%j is no token that can be sent',
  async (token) => {
    signedIn(token)
    sent.length = 0
    api.answer = refuseTokens
    expect(await http.call(questoes.one, { params: { id: 3 } })).toBe(1)
    expect(sent).toEqual([undefined])
  },
)

it.each(['abc==', 'A1._~+/-'])('%j is one', async (token) => {
  signedIn(token)
  sent.length = 0
  api.answer = refuseTokens
  await http.call(questoes.one, { params: { id: 3 } })
  expect(sent).toEqual([`Bearer ${token}`, undefined])
})

describe('http.fileUrl', () => {
  it('resolves a path against the API and leaves any other text as it is', () => {
    expect(http.fileUrl('arquivos/figura.svg')).toBe(`${api.address}arquivos/figura.svg`)
    expect(http.fileUrl('https://files.example/a.png')).toBe('https://files.example/a.png')
    expect(http.fileUrl('http://')).toBe('http://')
  })
})
