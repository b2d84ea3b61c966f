import { z } from 'zod'

// The messages between the API and the process that reads a PDF. Each file follows in a frame of its own.

const regiao = z.object({
  pagina: z.int().positive(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
})

/** What to read: a whole booklet with its key, a key alone, or a part of a page. */
export const pedidoDeLeitura = z.discriminatedUnion('como', [
  /** Its key may follow as a second file instead. */
  z.object({
    como: z.literal('caderno'),
    gabarito: z.string().nullable(),
    /** Whether its pages are wanted as pictures too. */
    comPaginas: z.boolean(),
  }),
  z.object({ como: z.literal('gabarito') }),
  z.object({ como: z.literal('texto'), regiao }),
  z.object({ como: z.literal('questao'), regiao }),
  z.object({ como: z.literal('figura'), regiao }),
])
export type PedidoDeLeitura = z.infer<typeof pedidoDeLeitura>

const tamanho = { largura: z.number().positive(), altura: z.number().positive() }

/** The answers. */
export const mensagemDeLeitura = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('andamento'),
    etapa: z.enum(['paginas', 'recortes']),
    feitas: z.int().nonnegative(),
    total: z.int().nonnegative(),
  }),
  /** A page as PNG; its size is in points. */
  z.object({ tipo: z.literal('pagina'), ...tamanho }),
  /** A picture as PNG, by the name that the result has for it; its size is in CSS px. */
  z.object({ tipo: z.literal('recorte'), nome: z.string().max(200), ...tamanho }),
  /** The body is JSON: an exam file, or the text of a part. The last one. */
  z.object({ tipo: z.literal('resultado') }),
  /** Why it cannot be read, for people. The last message. */
  z.object({ tipo: z.literal('recusa'), mensagem: z.string().max(2000) }),
])
export type MensagemDeLeitura = z.infer<typeof mensagemDeLeitura>

const MB = 1024 * 1024
/** The limits of a request: no file is longer than `POST /envios` takes. */
export const LIMITES_DO_PEDIDO = { head: 64 * 1024, body: 50 * MB }
export const LIMITES_DA_RESPOSTA = { head: 16 * 1024, body: 8 * MB }
/** A result becomes a draft: docs/product/entities.md. */
export const MAX_BYTES_DO_RESULTADO = 1_200_000
/** All memory of the process: beyond it, it is ended. */
export const MAX_BYTES_DE_MEMORIA = 512 * MB
