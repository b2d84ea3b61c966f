import type { Readable } from 'node:stream'
import { type ArquivoRecebido, MAX_BYTES_DO_ENVIO } from '@rumo/contract'
import type { Storage } from '../../infra/storage.ts'
import { FileTooLongError, UnknownFileError } from './envios.errors.ts'
import { HEAD_BYTES, kindOf } from '../../infra/file-kind.ts'
import { redrawImage } from './image.ts'

export type EnviosService = ReturnType<typeof enviosService>

/** Keeps what an administrator sends, until a record names it or a day has passed (infra/sweep-files.ts). */
export function enviosService(storage: Storage) {
  return {
    /** Throws an AppError of 413, 415 or 422; then nothing of the file is left. */
    async keep(file: Readable): Promise<ArquivoRecebido> {
      const received = await storage.receive(file, HEAD_BYTES)
      try {
        const kind = kindOf(received.head)
        if (kind === undefined) throw new UnknownFileError()
        const { size } = received
        if (kind === 'pdf') {
          const key = await received.keep('provas', kind)
          return { url_arquivo: `arquivos/${key}`, tipo: 'pdf', tamanho: size }
        }
        if (size > MAX_BYTES_DO_ENVIO.imagem) throw new FileTooLongError()
        const { extension, content, largura, altura } = await redrawImage(received.path, kind)
        const key = await storage.save('figuras', extension, content)
        const tamanho = content.byteLength
        return { url_arquivo: `arquivos/${key}`, tipo: 'imagem', tamanho, largura, altura }
      } finally {
        await received.discard()
      }
    },
  }
}
