import { z } from 'zod'
import { id } from '../fields/id.schema.ts'
import { MAX_REDACAO } from '../redacoes-enviadas/redacoes-enviadas.values.ts'
import { chave } from '../tentativas/tentativas.schema.ts'

export const rascunhoDaRedacao = z.object({
  /** Names this state of the draft; each change has another one. */
  chave,
  /** When it was written, by the clock of its device. */
  em: z.iso.datetime(),
  id_redacao: id,
  /** Of a rewriting, the essay that is written again. */
  id_anterior: id.nullable(),
  /** The heading of the theme, also once that is gone. */
  titulo: z.string().max(1000),
  /** Empty once it was sent or discarded. */
  texto: z
    .string()
    .regex(/^[^\0]*$/, 'Use só letras e sinais visíveis.')
    .max(MAX_REDACAO, `Use no máximo ${MAX_REDACAO.toLocaleString('pt-BR')} caracteres.`),
})

export const novoRascunhoDaRedacao = rascunhoDaRedacao.extend({
  /** The `chave` of the state that this one goes on from; null: none. */
  sobre: chave.nullable(),
})

export const rascunhoDaRedacaoSchemas = {
  find: { dados: rascunhoDaRedacao.nullable() },
  save: { body: novoRascunhoDaRedacao, dados: rascunhoDaRedacao },
}
