import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { nome } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

export const curso = z.object({ id, nome: z.string(), versao: versao.optional() })

export const novoCurso = z.object({ nome })

export const mudancasDeCurso = novoCurso.extend({ versao }).partial()

export const cursosSchemas = {
  list: { query: listQuery(['nome']), dados: z.array(curso) },
  one: { params: byId, dados: curso },
  create: { body: novoCurso, dados: curso },
  update: { params: byId, body: mudancasDeCurso, dados: curso },
  remove: { params: byId, dados: z.null() },
}
