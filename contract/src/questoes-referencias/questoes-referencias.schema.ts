import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
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

/** Which link of the question is meant, where the question has several. */
const qual = z.object({ id_referencia: idInUrl.optional() })

export const questoesReferenciasSchemas = {
  list: { dados: z.array(questaoReferencia) },
  create: { body: novaQuestaoReferencia, dados: questaoReferencia },
  update: {
    params: byId,
    query: qual,
    body: mudancasDeQuestaoReferencia,
    dados: questaoReferencia,
  },
  remove: { params: byId, query: qual, dados: z.null() },
}
