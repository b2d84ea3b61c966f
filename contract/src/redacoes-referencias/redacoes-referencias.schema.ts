import { z } from 'zod'
import { byLink, id } from '../fields/id.schema.ts'
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

export const redacoesReferenciasSchemas = {
  list: { dados: z.array(redacaoReferencia) },
  create: { body: novaRedacaoReferencia, dados: redacaoReferencia },
  update: { ...byLink, body: mudancasDeRedacaoReferencia, dados: redacaoReferencia },
  remove: { ...byLink, dados: z.null() },
}
