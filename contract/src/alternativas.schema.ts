import { z } from 'zod'
import type { alternativas } from './alternativas.ts'
import type { SchemasOf } from './call-schema.ts'
import { id, idInUrl } from './id.schema.ts'

export const alternativa = z.object({
  id,
  id_questao: id,
  nome: z.string(),
  texto: z.string(),
  correta: z.boolean(),
  // Beyond docs/product.md section 3, so that a client counts on none of them.
  comentario: z.string().nullish(),
  url_imagem: z.string().nullish(),
  descricao: z.string().nullish(),
  largura: z.int().positive().nullish(),
  altura: z.int().positive().nullish(),
  ordem: z.int().optional(),
})

export const alternativasSchemas = {
  list: { query: z.object({ questaoId: idInUrl }), dados: z.array(alternativa) },
} satisfies SchemasOf<typeof alternativas>
