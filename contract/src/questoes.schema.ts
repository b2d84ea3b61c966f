import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { byId, id } from './id.schema.ts'
import type { questoes } from './questoes.ts'

export const questao = z.object({
  id,
  id_prova: id,
  texto: z.string(),
  // Beyond docs/product.md section 3, so that a client counts on none of them.
  numero: z.int().positive().nullish(),
  situacao: z.enum(['normal', 'anulada', 'retificada']).optional(),
  explicacao: z.string().nullish(),
  id_materia: id.nullish(),
})

export const questoesSchemas = {
  one: { params: byId, dados: questao },
} satisfies SchemasOf<typeof questoes>
