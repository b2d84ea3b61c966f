import type { z } from 'zod'
import { upload } from '../calls/call.ts'
import type * as schema from './envios.schema.ts'

/** Most bytes of each kind of file that the server takes. */
export const MAX_BYTES_DO_ENVIO = {
  pdf: 50 * 1024 * 1024,
  imagem: 10 * 1024 * 1024,
  exame: 50 * 1024 * 1024,
} as const

/**
 * A file that the server keeps: `url_arquivo` is what a record names it by, `tamanho` is in bytes, and an
 * image has its `largura` and `altura` in px. What no record names a day later is taken away.
 */
export type ArquivoRecebido = z.infer<typeof schema.arquivoRecebido>

export const envios = {
  create: upload<ArquivoRecebido>('/envios', { acesso: 'administrador', extensao: 'envios' }),
}
