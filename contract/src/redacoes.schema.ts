import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { byId, id } from './id.schema.ts'
import type { redacoes } from './redacoes.ts'

export const redacao = z.object({
  id,
  id_prova: id,
  instrucoes: z.string(),
})

export const redacoesSchemas = {
  list: { dados: z.array(redacao) },
  one: { params: byId, dados: redacao },
  ofProva: { params: byId, dados: z.array(redacao) },
} satisfies SchemasOf<typeof redacoes>
