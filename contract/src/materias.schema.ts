import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { id } from './id.schema.ts'
import type { materias } from './materias.ts'

export const materia = z.object({ id, nome: z.string() })

export const materiasSchemas = {
  list: { dados: z.array(materia) },
} satisfies SchemasOf<typeof materias>
