import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { id } from './id.schema.ts'
import type { vestibulares } from './vestibulares.ts'

export const vestibular = z.object({
  id,
  ano: z.int().min(1900).max(2099),
  semestre: z.union([z.literal(1), z.literal(2)]),
})

export const vestibularesSchemas = {
  list: { dados: z.array(vestibular) },
} satisfies SchemasOf<typeof vestibulares>
