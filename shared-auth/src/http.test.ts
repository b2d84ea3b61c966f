// @vitest-environment node
import { questoes, sorteios, type Call } from '@rumo/contract'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { session } from './session.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
let address = ''
const server = createServer((request, response) => answer(request, response))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' ? `http://127.0.0.1:${bound?.port}/api/` : ''
})
afterAll(() => server.close())
beforeEach(() => http.configure({ address, extensoes: ['sorteios'] }))

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail(),
    (error: ApiError) => error,
  )
const pedido = { quantidade: 10 }

describe('http.call', () => {
  it('asks below the configured address, with the bearer token, and gives dados', async () => {
    vi.spyOn(session, 'token').mockReturnValue('a.b.c')
    let seen: IncomingMessage | undefined
    answer = (request, response) => {
      seen = request
      json(200, { dados: { id: 3 } })(request, response)
    }
    expect(await http.call(questoes.one, { params: { id: 3 } })).toEqual({ id: 3 })
    expect(seen?.url).toBe('/api/questoes/3')
    expect(seen?.headers.authorization).toBe('Bearer a.b.c')
    vi.restoreAllMocks()
  })

  it('rejects with what the server said', async () => {
    const body = {
      icone: 'error',
      titulo: 'Não encontrado',
      mensagem: 'Não há questão 3.',
      codigo: 'questao_inexistente',
    }
    answer = json(404, body)
    const error = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, campos: {}, ...body })
  })

  it('has words of its own for an answer without a body, and for none at all', async () => {
    answer = (_, response) => response.writeHead(502).end()
    const empty = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(empty).toMatchObject({ status: 502, titulo: 'Algo deu errado' })
    http.configure({ address: 'http://127.0.0.1:9/', extensoes: [] })
    const unreachable = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(unreachable).toMatchObject({ status: 0, titulo: 'Sem resposta do servidor' })
  })

  it('rejects a page that a network answers in place of the API', async () => {
    answer = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>')
    const error = await failure(http.call(questoes.one, { params: { id: 3 } }))
    expect(error).toMatchObject({ status: 200, titulo: 'Algo deu errado' })
  })

  it('rejects with the reason of its signal', async () => {
    answer = () => {}
    const call = http.call(questoes.one, { params: { id: 3 }, signal: AbortSignal.timeout(50) })
    expect((await failure(call)).name).toBe('TimeoutError')
  })
})

describe('http.offers', () => {
  const known: Call = questoes.one

  it('knows section 7 on every server, and beyond it what the configuration names', () => {
    expect(http.offers(known)).toBe(true)
    expect(http.offers(sorteios.create)).toBe(true)
    http.configure({ address, extensoes: [] })
    expect(http.offers(sorteios.create)).toBe(false)
    expect(http.offers(known)).toBe(true)
  })

  it.each([404, 405])(
    'forgets one that the server answers with %i and no codigo',
    async (status) => {
      answer = json(status, { mensagem: 'Cannot POST /sorteios' })
      await failure(http.call(sorteios.create, { body: pedido }))
      expect(http.offers(sorteios.create)).toBe(false)
    },
  )

  it('keeps one whose record is missing, or whose server fails', async () => {
    answer = json(404, { codigo: 'materia_inexistente' })
    await failure(http.call(sorteios.create, { body: pedido }))
    answer = json(500, {})
    await failure(http.call(sorteios.create, { body: pedido }))
    expect(http.offers(sorteios.create)).toBe(true)
  })
})

describe('http.fileUrl', () => {
  it('resolves a path against the API and leaves an absolute address as it is', () => {
    expect(http.fileUrl('arquivos/figura.svg')).toBe(`${address}arquivos/figura.svg`)
    expect(http.fileUrl('https://files.example/a.png')).toBe('https://files.example/a.png')
  })
})
