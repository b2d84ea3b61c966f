import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { id } from './id.schema.ts'
import type { redacoesReferencias } from './redacoes-referencias.ts'

export const redacaoReferencia = z.object({
  id_redacao: id,
  id_referencia: id,
  // Beyond docs/product.md section 3, so that a client does not count on it.
  ordem: z.int().optional(),
})

export const redacoesReferenciasSchemas = {
  list: { dados: z.array(redacaoReferencia) },
} satisfies SchemasOf<typeof redacoesReferencias>
