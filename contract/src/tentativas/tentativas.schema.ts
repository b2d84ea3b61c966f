import { z } from 'zod'
import { id } from '../fields/id.schema.ts'
import { MAX_SEGUNDOS, MOTIVOS_DE_RECUSA, ORIGENS } from './tentativas.values.ts'

/** The most answers in one request. */
const MAX_LOTE = 500

/** Created by the device, once for each item, so that an item that is sent twice is stored once. */
export const chave = z.uuid()

export const novaTentativa = z.object({
  chave,
  id_questao: id,
  id_alternativa: id,
  origem: z.enum(ORIGENS),
  respondida_em: z.iso.datetime(),
  segundos: z.int().min(0).max(MAX_SEGUNDOS).optional(),
})

export const loteDeTentativas = z.object({
  tentativas: z
    .array(novaTentativa)
    .min(1, 'Envie pelo menos uma resposta.')
    .max(MAX_LOTE, `Envie no máximo ${MAX_LOTE} respostas de cada vez.`),
})

export const recebimento = z.object({
  recebidas: z.array(chave),
  recusadas: z.array(z.object({ chave, motivo: z.enum(MOTIVOS_DE_RECUSA) })),
})

export const tentativasSchemas = {
  send: { body: loteDeTentativas, dados: recebimento },
}
