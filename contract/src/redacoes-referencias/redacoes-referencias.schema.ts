import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { inForm } from '../fields/text.schema.ts'

export const redacaoReferencia = z.object({
  id_redacao: id,
  id_referencia: id,
  // Beyond section 3 (docs/product/entities.md): clients must not rely on these fields.
  /** The same as `id_redacao`, because the link of a question also has the question's id as `id`. */
  id: id.optional(),
  ordem: z.int().optional(),
})

export const novaRedacaoReferencia = z.object({ id_redacao: inForm(id), id_referencia: inForm(id) })

export const mudancasDeRedacaoReferencia = novaRedacaoReferencia.partial({ id_redacao: true })

/** Which link of the theme is meant, where the theme has several. */
const qual = z.object({ id_referencia: idInUrl.optional() })

export const redacoesReferenciasSchemas = {
  list: { dados: z.array(redacaoReferencia) },
  create: { body: novaRedacaoReferencia, dados: redacaoReferencia },
  update: {
    params: byId,
    query: qual,
    body: mudancasDeRedacaoReferencia,
    dados: redacaoReferencia,
  },
  remove: { params: byId, query: qual, dados: z.null() },
}
