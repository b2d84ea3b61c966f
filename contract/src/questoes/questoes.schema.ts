import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { camposDeQuestao } from '../edicao/questao-editada.schema.ts'
import { regiao } from './regiao.schema.ts'
import { versao } from '../fields/versao.schema.ts'

export const questao = z.object({
  id,
  id_prova: id,
  texto: z.string(),
  // Beyond section 3 (docs/product/entities.md): clients must not rely on these fields.
  numero: z.int().positive().nullish(),
  situacao: z.enum(['normal', 'anulada', 'retificada']).optional(),
  explicacao: z.string().nullish(),
  id_materia: id.nullish(),
  /** An assunto of the question's matéria. */
  id_assunto: id.nullish(),
  /** The page of the prova's PDF on which the question begins, counted from 1. */
  pagina_pdf: z.int().positive().nullish(),
})

/** A question with the regions that only the PDF reader needs. */
export const questaoNoPdf = questao.extend({
  /** The regions of the question in the PDF, one for each part. */
  regioes_pdf: z.array(regiao).optional(),
})

/** A question as older clients write it: its alternatives and references have calls of their own. */
export const questaoAvulsa = questao.extend({ versao })

export const novaQuestao = z.object({
  ...camposDeQuestao,
  situacao: camposDeQuestao.situacao.default('normal'),
})

export const mudancasDeQuestao = z.object({ ...camposDeQuestao, versao }).partial()

export const filtroDeQuestoesAvulsas = listQuery(['id'])
  .omit({ busca: true })
  .extend({ id_prova: idInUrl.optional() })

export const questoesSchemas = {
  one: { params: byId, dados: questaoNoPdf },
  list: { query: filtroDeQuestoesAvulsas, dados: z.array(questaoAvulsa) },
  create: { body: novaQuestao, dados: questaoAvulsa },
  update: { params: byId, body: mudancasDeQuestao, dados: questaoAvulsa },
  remove: { params: byId, dados: z.null() },
}
