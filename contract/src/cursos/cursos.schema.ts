import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { inForm, nome, textoOrNone } from '../fields/text.schema.ts'
import { MOST_PESO, parsePesos } from '../rules/nota-do-exame.ts'
import { versao } from '../fields/versao.schema.ts'

const PARTE = 'Escreva um número inteiro de 0 a 100.'
const parteDaRedacao = z.int(PARTE).min(0, PARTE).max(100, PARTE).nullable()

export const curso = z.object({
  id,
  nome: z.string(),
  // Beyond section 3 (docs/product/entities.md): the rule of its score, in the words of rules/nota-do-exame.ts.
  /** The weight of each matéria, one line each, as 'Matemática 2'. A matéria that is not listed weighs 1. */
  pesos: z.string().nullish(),
  /** The essay's share of the final score, in %; null where the course names no rule. */
  parte_da_redacao: parteDaRedacao.optional(),
  versao: versao.optional(),
})

export const novoCurso = z.object({
  nome,
  pesos: textoOrNone
    .refine(
      (text) => text === null || parsePesos(text) !== null,
      `Escreva uma matéria por linha, cada uma uma vez, com o peso no fim: Matemática 2. O peso vai até ${MOST_PESO}.`,
    )
    .exactOptional(),
  parte_da_redacao: inForm(parteDaRedacao).exactOptional(),
})

export const mudancasDeCurso = novoCurso.extend({ versao }).partial()

export const cursosSchemas = {
  list: { query: listQuery(['nome']), dados: z.array(curso) },
  one: { params: byId, dados: curso },
  create: { body: novoCurso, dados: curso },
  update: { params: byId, body: mudancasDeCurso, dados: curso },
  remove: { params: byId, dados: z.null() },
}
