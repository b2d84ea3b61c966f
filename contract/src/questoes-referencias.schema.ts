import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { id } from './id.schema.ts'
import type { questoesReferencias } from './questoes-referencias.ts'

export const questaoReferencia = z.object({
  id_questao: id,
  /** Null of a question without references, so that it is found here too: no other list has it. */
  id_referencia: id.nullable(),
  // Beyond docs/product.md section 3, so that a client counts on none of them.
  /** The question's: older clients look a question up among the links by this name. */
  id: id.optional(),
  ordem: z.int().optional(),
})

export const questoesReferenciasSchemas = {
  list: { dados: z.array(questaoReferencia) },
} satisfies SchemasOf<typeof questoesReferencias>
