import { uniq } from 'es-toolkit'
import { z } from 'zod'
import { questaoAchada } from '../busca/busca.schema.ts'
import { byId, id } from '../fields/id.schema.ts'
import { MAX_ANOTACAO, MAX_NOME_DE_LISTA, MOST_LISTAS } from './questoes-guardadas.values.ts'

const nomeDeLista = z
  .string()
  .trim()
  .min(1, 'Preencha este campo.')
  .max(MAX_NOME_DE_LISTA, `Use no máximo ${MAX_NOME_DE_LISTA} caracteres.`)

export const guardada = z.object({
  /** Plain text; empty where the user wrote no note. */
  anotacao: z.string().max(MAX_ANOTACAO, `Use no máximo ${MAX_ANOTACAO} caracteres.`),
  /** The names of the lists that the question is in. A list exists as long as it holds a question. */
  listas: z
    .array(nomeDeLista)
    .max(MOST_LISTAS, `Use no máximo ${MOST_LISTAS} listas.`)
    .transform((names) => uniq(names)),
  /** When the question was saved, and when its note or lists were last changed, by the device's clock. */
  guardada_em: z.iso.datetime(),
  escrita_em: z.iso.datetime(),
})

export const questaoGuardada = guardada.extend({
  id_questao: id,
  listas: z.array(z.string()),
  /** Null while the question cannot be practised. */
  questao: questaoAchada.nullable(),
})

export const questoesGuardadasSchemas = {
  list: { dados: z.array(questaoGuardada) },
  save: { params: byId, body: guardada, dados: z.null() },
  remove: { params: byId, query: z.object({ em: z.iso.datetime() }), dados: z.null() },
}
