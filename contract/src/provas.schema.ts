import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { byId, id } from './id.schema.ts'
import type { provas } from './provas.ts'

export const prova = z.object({
  id,
  nome: z.string(),
  instrucoes: z.string().nullable(),
  url_arquivo: z.string().nullable(),
  id_vestibular: id.nullable(),
  // Beyond docs/product.md section 3, so that a client counts on none of them.
  data: z.iso.date().nullish(),
  duracao_minutos: z.int().positive().nullish(),
  /** The PDF of its key, as `url_arquivo` is that of the exam. */
  url_gabarito: z.string().nullish(),
})

export const provasSchemas = {
  list: { dados: z.array(prova) },
  one: { params: byId, dados: prova },
  fetch: { params: byId, body: undefined, dados: prova },
  ofVestibular: { params: byId, dados: z.array(prova) },
} satisfies SchemasOf<typeof provas>
