import { z } from 'zod'

/** A form that holds a file. The server reads the file as a stream and never holds the whole file in memory. */
export const arquivoEnviado = z.instanceof(FormData)

export const arquivoRecebido = z.object({
  url_arquivo: z.string(),
  tipo: z.enum(['pdf', 'imagem', 'exame']),
  tamanho: z.int().positive(),
  largura: z.int().positive().optional(),
  altura: z.int().positive().optional(),
})

export const enviosSchemas = {
  create: { body: arquivoEnviado, dados: arquivoRecebido },
}
