import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import {
  camposDeReferencia,
  refuseEmpty,
  refuseWithoutDescricao,
} from '../edicao/questao-editada.schema.ts'
import { versao } from '../fields/versao.schema.ts'

export const referencia = z.object({
  id,
  titulo: z.string().nullable(),
  legenda: z.string().nullable(),
  texto: z.string().nullable(),
  url_imagem: z.string().nullish(),
  // Beyond section 3 (docs/product/entities.md): clients must not rely on these fields.
  descricao: z.string().nullish(),
  largura: z.int().positive().nullish(),
  altura: z.int().positive().nullish(),
  informacao_acesso: z.string().nullish(),
})

export const referenciaAvulsa = referencia.extend({ versao })

export const novaReferencia = z
  .object(camposDeReferencia)
  .check(refuseEmpty, refuseWithoutDescricao)

export const mudancasDeReferencia = z.object({ ...camposDeReferencia, versao }).partial()

const filtro = listQuery(['id']).omit({ busca: true })

export const referenciasSchemas = {
  one: { params: byId, dados: referencia },
  list: { query: filtro, dados: z.array(referenciaAvulsa) },
  create: { body: novaReferencia, dados: referenciaAvulsa },
  update: { params: byId, body: mudancasDeReferencia, dados: referenciaAvulsa },
  remove: { params: byId, dados: z.null() },
}
