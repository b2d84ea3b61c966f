import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { id } from './id.schema.ts'
import type { questoesReferencias } from './questoes-referencias.ts'

export const questaoReferencia = z.object({
  id_questao: id,
  id_referencia: id,
  // Beyond docs/product.md section 3, so that a client counts on none of them.
  ordem: z.int().optional(),
})

export const questoesReferenciasSchemas = {
  list: { dados: z.array(questaoReferencia) },
} satisfies SchemasOf<typeof questoesReferencias>
