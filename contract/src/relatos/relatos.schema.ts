import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { texto } from '../fields/text.schema.ts'
import { emailOrNone } from '../usuarios/usuarios.schema.ts'

const MAX_TEXTO = 2000

export const novoRelato = z.object({
  id_questao: id,
  texto: texto.max(MAX_TEXTO, `Use no máximo ${MAX_TEXTO.toLocaleString('pt-BR')} caracteres.`),
  email: emailOrNone.optional(),
})

export const relato = z.object({
  id,
  id_questao: id,
  texto: z.string(),
  email: z.string().nullable(),
  criado_em: z.iso.datetime(),
  resolvido: z.boolean(),
  questao: z.object({ numero: z.int().positive().nullable(), trecho: z.string() }),
  prova: prova.pick({ id: true, nome: true }),
})

export const mudancasDeRelato = z.object({ resolvido: z.boolean() })

export const filtroDeRelatos = listQuery(['criado_em'])
  .omit({ busca: true })
  .extend({
    resolvido: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    id_questao: idInUrl.optional(),
  })

export const relatosSchemas = {
  create: { body: novoRelato, dados: z.null() },
  list: { query: filtroDeRelatos, dados: z.array(relato) },
  update: { params: byId, body: mudancasDeRelato, dados: relato },
}
