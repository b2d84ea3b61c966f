import { z } from 'zod'
import { id } from '../fields/id.schema.ts'
import { MAX_REDACAO } from '../redacoes-enviadas/redacoes-enviadas.values.ts'
import { chave } from '../tentativas/tentativas.schema.ts'

export const rascunhoDaRedacao = z.object({
  /** The key of this state of the draft; every change gets a new key. */
  chave,
  /** When this state was written, by the device's clock. */
  em: z.iso.datetime(),
  id_redacao: id,
  /** The essay that is being rewritten; null for a first version. */
  id_anterior: id.nullable(),
  /** The heading of the theme, kept so that it can be shown after the theme is deleted. */
  titulo: z.string().max(1000),
  /** Empty once the essay was sent or discarded. */
  texto: z
    .string()
    .regex(/^[^\0]*$/, 'Use só letras e sinais visíveis.')
    .max(MAX_REDACAO, `Use no máximo ${MAX_REDACAO.toLocaleString('pt-BR')} caracteres.`),
})

export const novoRascunhoDaRedacao = rascunhoDaRedacao.extend({
  /** The `chave` of the state that this change was based on; null where the device knew no earlier state. */
  sobre: chave.nullable(),
})

export const rascunhoDaRedacaoSchemas = {
  find: { dados: rascunhoDaRedacao.nullable() },
  save: { body: novoRascunhoDaRedacao, dados: rascunhoDaRedacao },
}
