import { z } from 'zod'
import type { SchemasOf } from '../calls/call-schema.ts'
import type { sessao } from './sessao.ts'

export const sessaoSchemas = {
  end: { dados: z.null() },
} satisfies SchemasOf<typeof sessao>
