import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { byId, id } from './id.schema.ts'
import { regiao } from './regiao.schema.ts'
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
  /** The page of its prova's PDF on which it begins, from 1 on. */
  pagina_pdf: z.int().positive().nullish(),
})

/** With what only the reader of PDFs asks for. */
export const questaoNoPdf = questao.extend({
  /** Where it stands there, part by part. */
  regioes_pdf: z.array(regiao).optional(),
})

export const questoesSchemas = {
  one: { params: byId, dados: questaoNoPdf },
} satisfies SchemasOf<typeof questoes>
