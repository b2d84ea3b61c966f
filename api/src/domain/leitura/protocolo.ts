import { z } from 'zod'

// The messages between the API and the process that reads a PDF. The files of a request follow it, each in a frame of
// its own.

const regiao = z.object({
  pagina: z.int().positive(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
})

/** A request: to read a whole booklet with its key, a key alone, or a part of a page. */
export const pedidoDeLeitura = z.discriminatedUnion('como', [
  /** The key may also follow as a second file. */
  z.object({
    como: z.literal('caderno'),
    gabarito: z.string().nullable(),
    /** Whether the pages are also sent as pictures. */
    comPaginas: z.boolean(),
  }),
  z.object({ como: z.literal('gabarito') }),
  z.object({ como: z.literal('texto'), regiao }),
  z.object({ como: z.literal('questao'), regiao }),
  z.object({ como: z.literal('figura'), regiao }),
])
export type PedidoDeLeitura = z.infer<typeof pedidoDeLeitura>

const tamanho = { largura: z.number().positive(), altura: z.number().positive() }

/** The messages that the process sends back. */
export const mensagemDeLeitura = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('andamento'),
    etapa: z.enum(['paginas', 'recortes']),
    feitas: z.int().nonnegative(),
    total: z.int().nonnegative(),
  }),
  /** A page as PNG; its size is in points. */
  z.object({ tipo: z.literal('pagina'), ...tamanho }),
  /** A picture as PNG, with the name under which the result refers to it; its size is in CSS px. */
  z.object({ tipo: z.literal('recorte'), nome: z.string().max(200), ...tamanho }),
  /** The last message of a success. Its body is JSON: an exam file, or the text of a part. */
  z.object({ tipo: z.literal('resultado') }),
  /** The last message of a failure: the reason, for people. */
  z.object({ tipo: z.literal('recusa'), mensagem: z.string().max(2000) }),
])
export type MensagemDeLeitura = z.infer<typeof mensagemDeLeitura>

const MB = 1024 * 1024
/** The largest request: a file may be as long as `POST /envios` accepts. */
export const LIMITES_DO_PEDIDO = { head: 64 * 1024, body: 50 * MB }
export const LIMITES_DA_RESPOSTA = { head: 16 * 1024, body: 8 * MB }
/** A result becomes a draft: docs/product/entities.md. */
export const MAX_BYTES_DO_RESULTADO = 1_200_000
/** The memory limit of the whole process. */
export const MAX_BYTES_DE_MEMORIA = 512 * MB
