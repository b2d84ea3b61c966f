import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { smallBooklet, smallKey } from '@rumo/exam-pdf/testing'
import { describe, expect, it, vi } from 'vitest'
import { readPdf } from './read-pdf.ts'
import type { MensagemDeLeitura, PedidoDeLeitura } from './protocolo.ts'

const MB = 1024 * 1024
const HERE = import.meta.dirname
const CADERNO: PedidoDeLeitura = { como: 'caderno', gabarito: null, comPaginas: true }

function fileOf(content: Uint8Array) {
  return { size: content.byteLength, open: async () => Readable.from([content]) }
}

/** Reads with a program that misbehaves as `deed` says. */
function readBadly(deed: string, limits = { timeMs: 30_000, memoryBytes: 512 * MB }) {
  const controller = new AbortController()
  const messages: MensagemDeLeitura[] = []
  const reading = readPdf(CADERNO, [fileOf(Buffer.from('%PDF-1.7'))], {
    signal: controller.signal,
    onMessage: (message) => void messages.push(message),
    limits,
    program: [join(HERE, 'bad-reader.fixture.ts'), deed],
  })
  return { reading, controller, messages }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('readPdf', () => {
  it('gives an exam file with all its pages and pictures, and says how far it is', async () => {
    const messages: MensagemDeLeitura[] = []
    const bodies: Buffer[] = []
    const files = [fileOf(smallBooklet()), fileOf(smallKey())]
    const result = await readPdf(CADERNO, files, {
      signal: new AbortController().signal,
      onMessage: (message, body) => {
        messages.push(message)
        if (body.byteLength > 0) bodies.push(body)
      },
    })

    expect(result).toMatchObject({
      extracao: { paginas: 2 },
      questoes: [1, 2, 3].map((numero) => ({
        numero,
        alternativas: expect.arrayContaining([expect.objectContaining({ correta: true })]),
      })),
    })
    const of = (tipo: string) => messages.filter((message) => message.tipo === tipo)
    expect(of('pagina')).toHaveLength(2)
    expect(messages).toContainEqual({ tipo: 'andamento', etapa: 'paginas', feitas: 2, total: 2 })
    const last = messages.findLast(({ tipo }) => tipo === 'andamento')
    expect(last).toMatchObject({ etapa: 'recortes', feitas: bodies.length, total: bodies.length })
    expect(bodies.every((body) => body.subarray(1, 4).toString() === 'PNG')).toBe(true)
  })

  it('says that a booklet and its key came the wrong way around', async () => {
    const files = [fileOf(smallKey()), fileOf(smallBooklet())]
    const options = { signal: new AbortController().signal, onMessage: () => {} }
    await expect(readPdf(CADERNO, files, options)).rejects.toThrow(
      /^O arquivo do caderno parece ser o gabarito/,
    )
  })

  it('gives the text and the picture of a part of a page', async () => {
    const regiao = { pagina: 1, x0: 0, y0: 0, x1: 500, y1: 60 }
    const signal = new AbortController().signal
    const prova = fileOf(smallBooklet())
    const sizes: unknown[] = []
    const onMessage = (message: MensagemDeLeitura) => void sizes.push(message)
    expect(await readPdf({ como: 'texto', regiao }, [prova], { signal, onMessage })).toEqual({
      texto: expect.stringContaining('os corpos fiquem em equilíbrio'),
    })
    const inteira = { pagina: 1, x0: 0, y0: 0, x1: 500, y1: 250 }
    expect(
      await readPdf({ como: 'questao', regiao: inteira }, [prova], { signal, onMessage }),
    ).toMatchObject({
      texto: expect.stringMatching(/^Para que os corpos/),
      alternativas: Array.from('ABCDE', (nome) => ({ nome, texto: `resposta ${nome} da 1.` })),
    })
    await readPdf({ como: 'figura', regiao }, [prova], { signal, onMessage })
    expect(sizes).toEqual([{ tipo: 'recorte', nome: 'trecho.png', largura: 667, altura: 80 }])
  })

  it.for([
    ['what is no PDF', 'um texto', 'Este arquivo não é um PDF'],
    ['what is broken off', '%PDF-1.7\n1 0 obj', 'Este PDF está danificado'],
  ])('refuses %s in words', async ([, content = '', words]) => {
    const reading = readPdf(CADERNO, [fileOf(Buffer.from(content))], {
      signal: new AbortController().signal,
      onMessage: () => {},
    })
    await expect(reading).rejects.toMatchObject({
      name: 'ReadingError',
      message: expect.stringContaining(words ?? ''),
    })
  })

  it('ends a process that takes too much memory, whatever it holds it in', async () => {
    const { reading } = readBadly('eat', { timeMs: 30_000, memoryBytes: 200 * MB })
    await expect(reading).rejects.toMatchObject({
      message: expect.stringContaining('pede memória demais'),
      cause: expect.stringMatching(/^memory /),
    })
  })

  it('ends a process that goes on for ever', async () => {
    const { reading } = readBadly('loop', { timeMs: 500, memoryBytes: 512 * MB })
    await expect(reading).rejects.toMatchObject({
      message: expect.stringContaining('passou de um minuto'),
      cause: expect.stringMatching(/^time /),
    })
  })

  it.for(['end', 'throw', 'long', 'noise', 'wrong message', 'eat-guarded'])(
    'says so where the process does %s',
    async (deed) => {
      const { reading } = readBadly(deed)
      await expect(reading).rejects.toMatchObject({
        name: 'ReadingError',
        message: expect.stringContaining('não pôde ser lido'),
      })
    },
  )

  it('ends the process when its caller stops waiting, and throws why', async () => {
    const { controller, messages, reading } = readBadly('guarded')
    await vi.waitFor(() => expect(messages).toHaveLength(1))
    const [message] = messages
    const pid = message?.tipo === 'andamento' ? message.feitas : 0
    expect(isAlive(pid)).toBe(true)
    controller.abort(new Error('cancelada'))
    await expect(reading).rejects.toThrow('cancelada')
    expect(isAlive(pid)).toBe(false)
  })

  it('throws what its reader throws, and ends the process', async () => {
    const reading = readPdf(CADERNO, [fileOf(smallBooklet())], {
      signal: new AbortController().signal,
      onMessage: () => Promise.reject(new Error('O disco está cheio')),
    })
    await expect(reading).rejects.toThrow('O disco está cheio')
  })

  it('has no environment, no files, no programs, and no more memory than PDFium needs', async () => {
    expect(await readBadly('tell').reading).toEqual({
      env: [],
      write: false,
      read: false,
      start: false,
      grow: true,
      growBeyond: false,
    })
    expect(existsSync('/tmp/rumo-bad-reader')).toBe(false)
  })

  it('leaves no process behind when the server is killed', async () => {
    const program = `
      import { readPdf } from ${JSON.stringify(import.meta.resolve('./read-pdf.ts'))}
      await readPdf({ como: 'caderno', gabarito: null, comPaginas: false }, [], {
        signal: new AbortController().signal,
        onMessage: ({ feitas }) => console.log(feitas),
        program: ${JSON.stringify([join(HERE, 'bad-reader.fixture.ts'), 'guarded'])},
      })`
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await server.stdout.take(1).toArray()) as Buffer[]
    const pid = Number(line?.toString())
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
  })
})
