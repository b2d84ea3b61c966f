import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { nome } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

export const materia = z.object({ id, nome: z.string(), versao: versao.optional() })

export const novaMateria = z.object({ nome })

export const mudancasDeMateria = novaMateria.extend({ versao }).partial()

export const materiasSchemas = {
  list: { query: listQuery(['nome']), dados: z.array(materia) },
  create: { body: novaMateria, dados: materia },
  update: { params: byId, body: mudancasDeMateria, dados: materia },
  remove: { params: byId, dados: z.null() },
}
