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
  /** Questions that were answered, each by its first answer, but those without a key. */
  respondidas: count,
  certas: count,
  /** Questions that were answered, and are in none of the other figures: a simulado under way asks them. */
  em_simulado: count,
  /** Days with practice in America/Sao_Paulo. */
  sequencia: z.object({
    atual: count,
    recorde: count,
    praticou_hoje: z.boolean(),
    /** Those of the last 28 days, today included, the oldest first. */
    dias: z.array(z.iso.date()),
  }),
  /** The last ten that were ended, the newest first; what each question is worth, in their order. */
  simulados: z.array(
    placar.extend({ id, encerrado_em: instant, resultados: z.array(z.enum(RESULTADOS)) }),
  ),
  /** The last ten that were corrected, the newest first. */
  redacoes: z.array(nota.extend({ id, titulo: z.string(), entregue_em: instant })),
  /** Every matéria that was practised, but on questions without a key alone, by its name. */
  materias: z.array(
    placar.extend({
      materia: nomeDeMateria,
      /** The answers to questions that had been answered before, which the others leave out. */
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
