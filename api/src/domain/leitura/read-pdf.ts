import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { boundProcess, type ProcessLimits } from './bound-process.ts'
import { frameHead, readFrames } from './frames.ts'
import { ReadingError } from './leitura.errors.ts'
import {
  LIMITES_DA_RESPOSTA,
  MAX_BYTES_DE_MEMORIA,
  mensagemDeLeitura,
  type MensagemDeLeitura,
  type PedidoDeLeitura,
} from './protocolo.ts'

/** A file to send to the process; `open` streams the whole file. */
export interface FileToRead {
  /** In bytes. */
  size: number
  open(): Promise<Readable>
}

/** Receives the messages while a PDF is read. The process waits until each message has been handled. */
export type OnMessage = (message: MensagemDeLeitura, body: Buffer) => Promise<void> | void

interface Options {
  /** Kills the process when aborted; the signal's reason is thrown. */
  signal: AbortSignal
  onMessage: OnMessage
  limits?: ProcessLimits
  /** The program with its arguments; tests replace it. */
  program?: readonly string[]
}

const API = join(import.meta.dirname, '../../..')
const ROOT = join(API, '..')
const PROGRAM = [join(import.meta.dirname, 'leitor.ts')]
const LIMITS: ProcessLimits = { timeMs: 60_000, memoryBytes: MAX_BYTES_DE_MEMORIA }
/** How many characters of the process's error output go to the log. */
const MAX_SAID = 4000

const TOO_LONG =
  'A leitura deste PDF passou de um minuto e foi interrompida: envie só o caderno de questões, ou outra versão do PDF.'
const UNREADABLE =
  'Este PDF não pôde ser lido: está danificado ou pede memória demais. Baixe-o de novo do site da banca, ou envie só o caderno de questões.'

const MODULES = join(ROOT, 'node_modules/')
/**
 * The only paths that the process may read: code and libraries. It may load native code, which draws the pictures, and
 * start a thread, which guards the process.
 */
const READABLE = [
  MODULES,
  // An installed package may be a symbolic link; its library is then read at the real path.
  ...(existsSync(MODULES) ? [join(realpathSync(MODULES), '/')] : []),
  join(ROOT, 'exam-pdf/'),
  join(ROOT, 'package.json'),
  join(API, 'node_modules/'),
  join(API, 'package.json'),
  join(import.meta.dirname, '/'),
]
const FLAGS = [
  '--permission',
  '--allow-addons',
  '--allow-worker',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--max-semi-space-size=8',
  '--disable-proto=delete',
  '--no-warnings',
]

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * Reads a PDF in a process of its own, which has no environment, cannot write files, and is killed when it exceeds its
 * limits. Returns the result. Throws a ReadingError with the reason of a failure.
 */
export async function readPdf(
  pedido: PedidoDeLeitura,
  files: readonly FileToRead[],
  { signal, onMessage, limits = LIMITS, program = PROGRAM }: Options,
): Promise<unknown> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [...FLAGS, ...program], {
    cwd: ROOT,
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = endOf(child)
  const bound = boundProcess(child, limits, signal)
  const said = wordsOf(child.stderr)
  try {
    const [result] = await Promise.all([hear(child.stdout, onMessage), feed(child, pedido, files)])
    return result
  } catch (error) {
    if (!(error instanceof BrokenProcessError)) throw error
    bound.end()
    const failure = await ended
    signal.throwIfAborted()
    if (failure) throw failure
    const why = bound.why()
    throw new ReadingError(why === 'time' ? TOO_LONG : UNREADABLE, {
      cause: `${why ?? child.signalCode ?? child.exitCode} ${error.message} ${said()}`,
    })
  } finally {
    bound.end()
    await ended
  }
}

/** The process ended without a result, or sent an invalid message. */
class BrokenProcessError extends Error {}

/** Resolves when the process has ended; with an error if the process could not be started. */
function endOf(child: Child): Promise<Error | undefined> {
  return new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', () => resolve(undefined))
  })
}

/** Waits for the result of the process. Each earlier message is handled before the next one is read. */
async function hear(stdout: Readable, onMessage: OnMessage): Promise<unknown> {
  for await (const { body, message } of messagesIn(stdout)) {
    if (message.tipo === 'recusa') throw new ReadingError(message.mensagem)
    if (message.tipo === 'resultado') return JSON.parse(body.toString()) as unknown
    await onMessage(message, body)
  }
  throw new BrokenProcessError('It ended without a result')
}

async function* messagesIn(stdout: Readable) {
  try {
    for await (const { body, head } of readFrames(stdout, LIMITES_DA_RESPOSTA)) {
      yield { message: mensagemDeLeitura.parse(head), body }
    }
  } catch (cause) {
    throw new BrokenProcessError(String(cause), { cause })
  }
}

/** Sends the request and its files, one after the other. */
async function feed(
  { stdin }: Child,
  pedido: PedidoDeLeitura,
  files: readonly FileToRead[],
): Promise<void> {
  // If the process ends before it has read everything, its exit tells the reason, not the failed write.
  let isGone = false
  stdin.once('error', () => {
    isGone = true
  })
  stdin.write(frameHead(pedido))
  for (const file of files) {
    const content = await file.open()
    stdin.write(frameHead({}, file.size))
    await pipeline(content, stdin, { end: false }).catch((error: unknown) => {
      if (!isGone) throw error
    })
    if (isGone) return
  }
  stdin.end()
}

/** Collects the error output of a process, up to the length that the log takes. */
function wordsOf(stderr: Readable): () => string {
  let words = ''
  stderr.setEncoding('utf8')
  stderr.on('data', (text: string) => {
    words = (words + text).slice(0, MAX_SAID)
  })
  return () => words
}
