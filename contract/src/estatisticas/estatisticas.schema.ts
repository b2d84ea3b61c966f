import { z } from 'zod'
import { nota } from '../correcoes/correcoes.schema.ts'
import { id } from '../fields/id.schema.ts'
import { materia } from '../materias/materias.schema.ts'
import { MOTIVOS_DE_PRATICA, TENDENCIAS } from '../rules/desempenho.ts'
import { RESULTADOS } from '../rules/resultado.ts'

const count = z.int().nonnegative()
const instant = z.iso.datetime()
const placar = z.object({ certas: count, total: count })
const nomeDeMateria = materia.pick({ id: true, nome: true })

export const estatisticas = z.object({
  /** Number of answered questions, each counted by its first answer. Questions without a key are left out. */
  respondidas: count,
  certas: count,
  /**
   * Number of answered questions that are in none of the other figures, because they are part of a simulado under way.
   */
  em_simulado: count,
  /** Streak of days with practice, in the time zone America/Sao_Paulo. */
  sequencia: z.object({
    atual: count,
    recorde: count,
    praticou_hoje: z.boolean(),
    /** The days with practice among the last 28 days, today included, the oldest first. */
    dias: z.array(z.iso.date()),
  }),
  /**
   * The last ten ended simulados, the newest first. `resultados` has one result for each question, in the order of the
   * simulado.
   */
  simulados: z.array(
    placar.extend({ id, encerrado_em: instant, resultados: z.array(z.enum(RESULTADOS)) }),
  ),
  /** The last ten corrected essays, the newest first. */
  redacoes: z.array(
    nota.extend({
      id,
      titulo: z.string(),
      entregue_em: instant,
      /** When the student first opened the correction. Null: not opened yet. */
      vista_em: instant.nullable().optional(),
    }),
  ),
  /**
   * Every practised matéria, sorted by name. A matéria in which only questions without a key were answered is left out.
   */
  materias: z.array(
    placar.extend({
      materia: nomeDeMateria,
      /** Repeated answers to the same question; `certas` and `total` above count only first answers. */
      repetidas: placar,
      tendencia: z.enum(TENDENCIAS).nullable(),
    }),
  ),
  /** What to practise next, the most urgent first; three at most. */
  a_praticar: z.array(z.object({ materia: nomeDeMateria, motivo: z.enum(MOTIVOS_DE_PRATICA) })),
})

export const estatisticasSchemas = {
  own: { dados: estatisticas },
}
