import { z } from 'zod'
import { byId, id, idOrZeroInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { inForm, texto } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

export const redacao = z.object({
  id,
  id_prova: id,
  instrucoes: z.string(),
  versao: versao.optional(),
})

export const novaRedacao = z.object({ id_prova: inForm(id), instrucoes: texto })

export const mudancasDeRedacao = novaRedacao.extend({ versao }).partial()

const listaDaProva = {
  params: z.object({ id: idOrZeroInUrl }),
  query: listQuery(['id_prova', 'instrucoes']).extend({
    formato: z.enum(['lista', 'objeto']).optional(),
  }),
  dados: z.union([z.array(redacao), redacao, z.strictObject({})]),
}

const lista = { query: listQuery(['id_prova', 'instrucoes']), dados: z.array(redacao) }

export const redacoesSchemas = {
  list: lista,
  one: { params: byId, dados: redacao },
  ofProva: listaDaProva,
  create: { body: novaRedacao, dados: redacao },
  update: { params: byId, body: mudancasDeRedacao, dados: redacao },
  remove: { params: byId, dados: z.null() },
}
