import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo, type Server } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import fastify, { type FastifyContextConfig } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CONNECTION_OPTIONS, registerBodyTimeout, registerPipeliningLimit } from './connections.ts'
import { limitConnections } from './limit-connections.ts'
import { InvalidInputError } from '../errors.ts'
import { registerErrors } from './error-handler.ts'

const POST = 'POST /coisas HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'

/** Too short for a body that never ends, long enough for a body that is sent at once. */
const SHORT_MS = 1000

async function refuse(): Promise<void> {
  throw new InvalidInputError({ arquivo: 'Recusado.' })
}

/** The content of a file, whose stream ends 100 ms after its last byte. */
function endingLate(content: string): Readable {
  return Readable.from(
    (async function* read() {
      yield content
      await setTimeout(100)
    })(),
  )
}

/**
 * A server that accepts JSON at /coisas and a file at /arquivo, which it also serves, and refuses files at /recusado.
 * `bodyWithinMs` is the time limit for bodies.
 */
async function serving(bodyWithinMs?: number) {
  const log: Record<string, unknown>[] = []
  const stream = { write: (line: string) => log.push(JSON.parse(line)) }
  const app = fastify({ ...CONNECTION_OPTIONS, logger: { level: 'info', stream } })
  registerErrors(app)
  registerPipeliningLimit(app)
  registerBodyTimeout(app, bodyWithinMs)
  app.post('/coisas', async ({ body }) => body)
  const begun: string[] = []
  const turn = Promise.withResolvers<void>()
  app.get<{ Params: { nome: string } }>('/espera/:nome', async ({ params }) => {
    begun.push(params.nome)
    await turn.promise
    return {}
  })
  const config: FastifyContextConfig = { form: { files: ['arquivo'], texts: [] } }
  app.post('/arquivo', { config }, async ({ body }) => body)
  app.get('/arquivo', (_request, reply) =>
    reply.header('content-length', 4).send(endingLate('todo')),
  )
  app.post('/recusado', { config, onRequest: refuse }, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { app, log, open, begun, answer: turn.resolve }
}

const isProxy = (address: string | undefined) => address === '127.0.0.1'
const bodyOf = (answer: string): unknown => JSON.parse(answer.split('\r\n\r\n')[1] ?? '')

describe('what comes before there is a request', () => {
  it.each([
    [
      'a head that is too long',
      `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'pedido_grande_demais',
    ],
    ['what is no HTTP', 'OLÁ\r\n\r\n', 400, 'pedido_invalido'],
  ])('is refused in our words: %s', async (_what, said, status, codigo) => {
    const { open } = await serving()
    const socket = open()
    socket.write(said)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(bodyOf(answer)).toEqual({
      icone: 'error',
      titulo: expect.any(String),
      mensagem: expect.any(String),
      valido: false,
      codigo,
    })
  })
})

describe('a body that drips', () => {
  it('is given up after its time, in our words', async () => {
    const { open } = await serving(100)
    const socket = open()
    socket.write(`${POST}content-length: 1000\r\n\r\n{`)
    const drip = setInterval(() => socket.write(' '), 20)
    await once(socket, 'readable').finally(() => clearInterval(drip))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(bodyOf(answer)).toMatchObject({ codigo: 'pedido_lento', titulo: 'Pedido lento demais' })
  })

  it('is waited for where it is a file, and while it comes in time', async () => {
    const { open } = await serving(SHORT_MS)
    const [file, quick] = [open(), open()]
    file.write(`${POST.replace('/coisas', '/arquivo')}content-length: 2\r\n\r\n{`)
    quick.write(`${POST}content-length: 2\r\n\r\n{`)
    quick.write('}')
    const [chunk] = await once(quick, 'data')
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /)
    await setTimeout(1.2 * SHORT_MS)
    expect([file.closed, quick.closed]).toEqual([false, false])
    file.write('}')
    const [late] = await once(file, 'data')
    expect(String(late)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is not waited for where its file was refused already', async () => {
    const { open } = await serving(100)
    const socket = open()
    socket.write(`${POST.replace('/coisas', '/recusado')}content-length: 1000000\r\n\r\n{`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    const drip = setInterval(() => socket.write(' '), 20)
    // After the server has closed the connection, it may answer further data with a reset.
    const end = await once(socket, 'close').catch((error: NodeJS.ErrnoException) => error.code)
    clearInterval(drip)
    expect(['ECONNRESET', 'EPIPE', false]).toContain(Array.isArray(end) ? end[0] : end)
  })

  it('is in the log where its sender goes away, as no server error', async () => {
    const { app, log, open } = await serving()
    const broken = once(app.server, 'request')
    const socket = open()
    socket.write(`${POST}content-length: 1000\r\n\r\n{`)
    await broken
    socket.resetAndDestroy()
    const said = () => log.filter(({ msg }) => msg === 'request broken off')
    await vi.waitFor(() => expect(said()).toEqual([expect.objectContaining({ level: 30 })]))
    expect(log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})

const asking = (nome: string) => `GET /espera/${nome} HTTP/1.1\r\nhost: a\r\n\r\n`

describe('a connection', () => {
  it('is ended where it asks and asks before it was answered, and nothing is done for that', async () => {
    const { begun, open } = await serving()
    const socket = open()
    socket.write(['um', 'dois', 'tres', 'quatro'].map(asking).join(''))
    expect(await text(socket)).toBe('')
    expect(begun).toEqual(['um', 'dois'])
  })

  it('asks again as soon as it has all of a file, whose stream ends later here', async () => {
    const { open } = await serving()
    const socket = open()
    for (let asked = 0; asked < 3; asked += 1) {
      socket.write('GET /arquivo HTTP/1.1\r\nhost: a\r\n\r\n')
      const [chunk] = await once(socket, 'data')
      expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 [^]*todo$/)
    }
  })

  it('asks one thing after the other for as long as it likes', async () => {
    const { answer, begun, open } = await serving()
    answer()
    const socket = open()
    for (const nome of ['um', 'dois', 'tres']) {
      socket.write(asking(nome))
      const [chunk] = await once(socket, 'data')
      expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /)
    }
    expect(begun).toEqual(['um', 'dois', 'tres'])
  })
})

describe('limitConnections', () => {
  /** A connection with only what the limit uses of it. */
  class Connection extends EventEmitter {
    readonly remoteAddress: string
    isOpen = true
    constructor(remoteAddress: string) {
      super()
      this.remoteAddress = remoteAddress
    }
    destroy() {
      this.isOpen = false
      this.emit('close')
    }
  }

  it('lets one address have so many open, and those of a proxy all', () => {
    const server = new EventEmitter()
    limitConnections(server as unknown as Server, isProxy, 2)
    const opens = (address: string) => {
      const connection = new Connection(address)
      server.emit('connection', connection)
      return connection
    }
    const [first, second, third] = ['1', '2', '3'].map((end) => opens(`2001:db8:1:2::${end}`))
    expect([first, second, third].map((each) => each?.isOpen)).toEqual([true, true, false])
    expect(opens('2001:db8:1:3::1').isOpen).toBe(true)
    expect(opens('2001:db8:1:2::4').isOpen).toBe(false)
    first?.destroy()
    expect(opens('2001:db8:1:2::4').isOpen).toBe(true)
    expect(opens('2001:db8:1:2::5').isOpen).toBe(false)
    for (let made = 0; made < 3; made += 1) expect(opens('127.0.0.1').isOpen).toBe(true)
  })
})
