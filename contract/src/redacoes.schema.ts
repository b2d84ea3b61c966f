import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { byId, id } from './id.schema.ts'
import { listQuery } from './list.schema.ts'
import type { redacoes } from './redacoes.ts'
import { inForm, texto } from './text.schema.ts'
import { versao } from './versao.schema.ts'

export const redacao = z.object({
  id,
  id_prova: id,
  instrucoes: z.string(),
  versao: versao.optional(),
})

export const novaRedacao = z.object({ id_prova: inForm(id), instrucoes: texto })

export const mudancasDeRedacao = novaRedacao.extend({ versao }).partial()

const lista = { query: listQuery(['id_prova', 'instrucoes']), dados: z.array(redacao) }

export const redacoesSchemas = {
  list: lista,
  one: { params: byId, dados: redacao },
  ofProva: { params: byId, ...lista },
  create: { body: novaRedacao, dados: redacao },
  update: { params: byId, body: mudancasDeRedacao, dados: redacao },
  remove: { params: byId, dados: z.null() },
} satisfies SchemasOf<typeof redacoes>
