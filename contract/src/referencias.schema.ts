import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { byId, id } from './id.schema.ts'
import type { referencias } from './referencias.ts'

export const referencia = z.object({
  id,
  titulo: z.string().nullable(),
  legenda: z.string().nullable(),
  texto: z.string().nullable(),
  url_imagem: z.string().nullish(),
  // Beyond docs/product.md section 3, so that a client counts on none of them.
  descricao: z.string().nullish(),
  largura: z.int().positive().nullish(),
  altura: z.int().positive().nullish(),
})

export const referenciasSchemas = {
  one: { params: byId, dados: referencia },
} satisfies SchemasOf<typeof referencias>
