import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { ACHADOS_DE_ANALISE } from '../rules/analise.ts'
import { vestibular } from '../vestibulares/vestibulares.schema.ts'

const count = z.int().nonnegative()

const achado = z.object({
  codigo: z.enum(ACHADOS_DE_ANALISE),
  /** The alternative that the finding is about. */
  letra: z.string().optional(),
})

const analise = z.object({
  /** The share of right answers, 0 to 1. */
  facilidade: z.number().min(0).max(1),
  alternativas: z.array(
    z.object({ id, letra: z.string(), correta: z.boolean(), respostas: count }),
  ),
  /**
   * Point-biserial correlation between a right answer to this question and the share of right answers to other
   * questions. Null where too few of these students have answered enough other questions, or where the values do not
   * vary.
   */
  discriminacao: z.number().nullable(),
  /**
   * `discriminacao` divided by the highest value that it could have for this question; null where `discriminacao` is.
   */
  eficiencia: z.number().nullable(),
  achados: z.array(achado),
})

export const analiseDeQuestao = z.object({
  /** Number of first answers, right or wrong. Only the newest 2,000 are counted. */
  respostas: count,
  /** Null where there are too few answers for an analysis. */
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
