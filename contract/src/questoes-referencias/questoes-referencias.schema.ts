import { z } from 'zod'
import { byLink, id } from '../fields/id.schema.ts'
import { inForm } from '../fields/text.schema.ts'

export const questaoReferencia = z.object({
  id_questao: id,
  /** Null for a question without references. Such questions are listed too, because no other list has them. */
  id_referencia: id.nullable(),
  // Beyond section 3 (docs/product/entities.md): clients must not rely on these fields.
  /** The same as `id_questao`: older clients look up the links of a question by this name. */
  id: id.optional(),
  ordem: z.int().optional(),
})

export const novaQuestaoReferencia = z.object({ id_questao: inForm(id), id_referencia: inForm(id) })

export const mudancasDeQuestaoReferencia = novaQuestaoReferencia.partial({ id_questao: true })

export const questoesReferenciasSchemas = {
  list: { dados: z.array(questaoReferencia) },
  create: { body: novaQuestaoReferencia, dados: questaoReferencia },
  update: { ...byLink, body: mudancasDeQuestaoReferencia, dados: questaoReferencia },
  remove: { ...byLink, dados: z.null() },
}
