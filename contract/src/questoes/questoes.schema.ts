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
  /** Of its matéria. */
  id_assunto: id.nullish(),
  /** The page of its prova's PDF on which it begins, from 1 on. */
  pagina_pdf: z.int().positive().nullish(),
})

/** With the fields that only the reader of PDFs needs. */
export const questaoNoPdf = questao.extend({
  /** Its regions there, part by part. */
  regioes_pdf: z.array(regiao).optional(),
})

/** As it is written alone: its alternatives and references have calls of their own. */
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
