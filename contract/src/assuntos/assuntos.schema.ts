import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { inForm, nome } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const MAX_ORDEM = 1000
const ORDEM = `Use um número de 1 a ${MAX_ORDEM.toLocaleString('pt-BR')}.`
const ordem = z.int(ORDEM).min(1, ORDEM).max(MAX_ORDEM, ORDEM).nullable()

export const assunto = z.object({
  id,
  id_materia: id,
  nome: z.string(),
  /**
   * Sort position among the topics of the same matéria, lowest first. Topics without a position come last, sorted by
   * name.
   */
  ordem,
  versao: versao.optional(),
})

const campos = { nome, ordem: inForm(ordem).optional() }

export const novoAssunto = z.object({ id_materia: inForm(id), ...campos })

/** `id_materia` cannot be changed, because the questions of a topic belong to the same matéria as the topic. */
export const mudancasDeAssunto = z.object({ ...campos, versao }).partial()

export const assuntosSchemas = {
  list: {
    query: listQuery(['nome', 'ordem']).extend({ id_materia: idInUrl.optional() }),
    dados: z.array(assunto),
  },
  one: { params: byId, dados: assunto },
  create: { body: novoAssunto, dados: assunto },
  update: { params: byId, body: mudancasDeAssunto, dados: assunto },
  remove: { params: byId, dados: z.null() },
}
