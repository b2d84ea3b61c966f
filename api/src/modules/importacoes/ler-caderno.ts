import type { CadernoDeExame } from '@rumo/contract'
import { ZodError } from 'zod'
import type { LeitorDePdfs } from '../../domain/leitura/leitor-de-pdfs.ts'
import { ReadingError } from '../../domain/leitura/leitura.errors.ts'
import {
  keeperOf,
  type ImagemGuardada,
  type PaginaGuardada,
} from '../../domain/leitura/keep-pictures.ts'
import type { FileToRead, OnMessage } from '../../domain/leitura/read-pdf.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { keyIn } from '../../infra/files/file-keys.ts'
import { exameDe, rascunhoDe } from './rascunho.ts'

interface Dependencies {
  leitor: LeitorDePdfs
  storage: Storage
}

/** The address of a booklet, and its key as an address or as typed text. */
interface Caderno {
  url_arquivo: string
  url_gabarito: string | null
  gabarito: string | null
}

interface Turn {
  signal: AbortSignal
  onMessage: OnMessage
}

const GONE = 'O arquivo desta prova não está mais no servidor: envie-o de novo.'
const NOT_A_DRAFT =
  'O que foi lido deste PDF não cabe em um rascunho: um texto passa de 20.000 caracteres, ou há mais de 500 questões.'

/**
 * Reads a booklet with its key, and keeps its pages and pictures. Throws a ReadingError when the booklet cannot become
 * a draft, and the errors of a reading that was ended.
 */
export async function lerCaderno(
  { leitor, storage }: Dependencies,
  { gabarito, url_arquivo, url_gabarito }: Caderno,
  { signal, onMessage }: Turn,
): Promise<{ rascunho: CadernoDeExame; paginas: PaginaGuardada[] }> {
  const prova = await fileAt(storage, url_arquivo)
  const files = url_gabarito === null ? [prova] : [prova, await fileAt(storage, url_gabarito)]
  const kept = keeperOf(storage)
  const result = await leitor.read({ como: 'caderno', gabarito, comPaginas: true }, files, {
    signal,
    isQueued: true,
    async onMessage(message, body) {
      await kept.keep(message, body)
      await onMessage(message, body)
    },
  })
  return { rascunho: drafted(result, kept.imagens), paginas: kept.paginas }
}

/** The file at an address; throws a ReadingError when the file is gone. */
export async function fileAt(storage: Storage, address: string): Promise<FileToRead> {
  const key = keyIn(address)
  const file = key === undefined ? undefined : await storage.find(key)
  if (!file) throw new ReadingError(GONE)
  return file
}

function drafted(result: unknown, imagens: ReadonlyMap<string, ImagemGuardada>): CadernoDeExame {
  try {
    return rascunhoDe(exameDe(result), imagens)
  } catch (cause) {
    if (cause instanceof ZodError) throw new ReadingError(NOT_A_DRAFT, { cause })
    throw cause
  }
}
