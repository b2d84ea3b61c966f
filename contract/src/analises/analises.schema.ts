import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { ACHADOS_DE_ANALISE } from '../rules/analise.ts'
import { vestibular } from '../vestibulares/vestibulares.schema.ts'

const count = z.int().nonnegative()

const achado = z.object({
  codigo: z.enum(ACHADOS_DE_ANALISE),
  /** The alternative that it is about. */
  letra: z.string().optional(),
})

const analise = z.object({
  /** Which part of them is right, 0 to 1. */
  facilidade: z.number().min(0).max(1),
  alternativas: z.array(
    z.object({ id, letra: z.string(), correta: z.boolean(), respostas: count }),
  ),
  /** Point-biserial, with the part of other questions that went right; null: too few have answered others. */
  discriminacao: z.number().nullable(),
  /** The same against the most that it could be. */
  eficiencia: z.number().nullable(),
  achados: z.array(achado),
})

export const analiseDeQuestao = z.object({
  /** First answers that are right or wrong; of more than 2,000 the newest. */
  respostas: count,
  /** Null: there are too few answers to say more. */
  analise: analise.nullable(),
})

export const questaoAConferir = z.object({
  id,
  numero: z.int().positive().nullable(),
  prova: prova
    .pick({ id: true, nome: true })
    .extend({ vestibular: vestibular.pick({ ano: true, semestre: true }).nullish() }),
  achados: z.array(achado),
})

export const analisesSchemas = {
  one: { params: byId, dados: analiseDeQuestao },
  aConferir: { dados: z.array(questaoAConferir) },
}
