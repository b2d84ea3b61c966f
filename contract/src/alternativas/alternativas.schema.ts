import { z } from 'zod'
import { LETRAS } from '../edicao/letras.ts'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import {
  camposDeAlternativa,
  refuseEmpty,
  refuseWithoutDescricao,
} from '../edicao/questao-editada.schema.ts'
import { inForm } from '../fields/text.schema.ts'

export const alternativa = z.object({
  id,
  id_questao: id,
  nome: z.string(),
  texto: z.string(),
  correta: z.boolean(),
  // Beyond section 3 (docs/product/entities.md): clients must not rely on these fields.
  comentario: z.string().nullish(),
  url_imagem: z.string().nullish(),
  descricao: z.string().nullish(),
  largura: z.int().positive().nullish(),
  altura: z.int().positive().nullish(),
  ordem: z.int().optional(),
})

/**
 * The letter of an alternative, which also says its position. On creation it is optional: the server then gives the
 * first free letter.
 */
const letra = z.enum(LETRAS)

export const novaAlternativa = z
  .object({ id_questao: inForm(id), nome: letra.optional(), ...camposDeAlternativa })
  .check(refuseEmpty, refuseWithoutDescricao)

export const mudancasDeAlternativa = z
  .object({ id_questao: inForm(id), nome: letra, ...camposDeAlternativa })
  .partial()

export const alternativasSchemas = {
  list: { query: z.object({ questaoId: idInUrl.optional() }), dados: z.array(alternativa) },
  create: { body: novaAlternativa, dados: alternativa },
  update: { params: byId, body: mudancasDeAlternativa, dados: alternativa },
  remove: { params: byId, dados: z.null() },
}
