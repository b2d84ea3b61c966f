import type { z } from 'zod'
import { upload } from '../calls/call.ts'
import type * as schema from './envios.schema.ts'

/** The maximum size in bytes for each kind of file. */
export const MAX_BYTES_DO_ENVIO = {
  pdf: 50 * 1024 * 1024,
  imagem: 10 * 1024 * 1024,
  exame: 50 * 1024 * 1024,
} as const

/**
 * A file that the server keeps. `url_arquivo` is the address by which records refer to it, `tamanho` is in bytes, and
 * an image has its `largura` and `altura` in px. A file that no record refers to is deleted after a day.
 */
export type ArquivoRecebido = z.infer<typeof schema.arquivoRecebido>

export const envios = {
  create: upload<ArquivoRecebido>('/envios', { acesso: 'administrador', extensao: 'envios' }),
}
