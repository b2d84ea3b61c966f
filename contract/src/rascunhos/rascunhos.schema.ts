import { z } from 'zod'
import { MAX_RASCUNHO } from './rascunhos.values.ts'

const nome = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Não há rascunho com esse nome.')
  .max(60, 'Não há rascunho com esse nome.')

export const byNome = z.object({ nome })

export const rascunho = z.object({
  /** When the draft was written, by the device's clock. */
  em: z.iso.datetime(),
  /** The content of the form, as JSON in the format of the program that wrote it. */
  conteudo: z.string().min(1).max(MAX_RASCUNHO, 'O rascunho é grande demais.'),
})

export const rascunhosSchemas = {
  one: { params: byNome, dados: rascunho.nullable() },
  save: { params: byNome, body: rascunho, dados: z.null() },
  remove: { params: byNome, dados: z.null() },
}
