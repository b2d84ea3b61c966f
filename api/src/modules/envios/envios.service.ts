import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type ArquivoRecebido, MAX_BYTES_DO_ENVIO, MAX_BYTES_DO_RASCUNHO } from '@rumo/contract'
import { ArchiveError, openExamArchive } from '../../domain/exames/exam-archive.ts'
import type { ReceivedFile } from '../../infra/files/receive-file.ts'
import { redrawImage } from '../../infra/files/redraw-image.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { FileTooLongError, UnknownFileError } from './envios.errors.ts'
import { HEAD_BYTES, kindOf } from '../../infra/files/file-kind.ts'

/** Keeps an exam file, or an archive with one. Only the directory of an archive is checked; nothing is inflated. */
async function keepExame(received: ReceivedFile, kind: 'json' | 'zip'): Promise<ArquivoRecebido> {
  const { path, size: tamanho } = received
  if (kind === 'json' && tamanho > MAX_BYTES_DO_RASCUNHO) throw new FileTooLongError()
  if (kind === 'zip') {
    const file = { size: tamanho, open: async (range: object) => createReadStream(path, range) }
    await openExamArchive(file).catch((error: unknown) => {
      throw error instanceof ArchiveError ? new UnknownFileError() : error
    })
  }
  const key = await received.keep('exames', kind)
  return { url_arquivo: `arquivos/${key}`, tipo: 'exame', tamanho }
}

/**
 * Keeps a file that an administrator sends. A file that no record names is removed after a day
 * (domain/arquivos/sweep-files.ts). Throws an AppError with the status 413, 415 or 422; then the file is removed.
 */
export async function keepEnvio(storage: Storage, file: Readable): Promise<ArquivoRecebido> {
  const received = await storage.receive(file, HEAD_BYTES)
  try {
    const kind = kindOf(received.head)
    if (kind === undefined) throw new UnknownFileError()
    const { size } = received
    if (kind === 'pdf') {
      const key = await received.keep('provas', kind)
      return { url_arquivo: `arquivos/${key}`, tipo: 'pdf', tamanho: size }
    }
    if (kind === 'zip' || kind === 'json') return await keepExame(received, kind)
    if (size > MAX_BYTES_DO_ENVIO.imagem) throw new FileTooLongError()
    const { extension, content, largura, altura } = await redrawImage(received.path, kind)
    const key = await storage.save('figuras', extension, content)
    const tamanho = content.byteLength
    return { url_arquivo: `arquivos/${key}`, tipo: 'imagem', tamanho, largura, altura }
  } finally {
    await received.discard()
  }
}
