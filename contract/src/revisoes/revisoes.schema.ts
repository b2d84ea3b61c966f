import { z } from 'zod'
import { LEAST_MINUTES, MOST_MINUTES } from '../rules/meta-do-dia.ts'
import { DIAS_DA_SEMANA } from '../rules/passada.ts'
import { listQuery } from '../fields/list.schema.ts'
import { questaoSorteada } from '../sorteios/sorteios.schema.ts'
import { dayOrNone } from '../fields/text.schema.ts'

const count = z.int().nonnegative()

/** One of the coming days, as currently planned (rules/dias-do-plano.ts). */
const proximoDia = z.object({
  dia: z.iso.date(),
  revisoes: count,
  novas: count,
  redacoes: count,
  minutos: count,
  descanso: z.boolean(),
  /** Whether time of the day is kept for reviews of what goes wrong until then. */
  para_erros: z.boolean().optional(),
})

/** What is left to do today, for an account with a future exam day and a study rhythm (rules/meta-do-dia.ts). */
const meta = z.object({
  revisoes: count,
  novas: count,
  redacoes: count,
  minutos: count,
  descanso: z.boolean(),
  cabe: z.boolean(),
  novas_ate_o_dia: count,
  redacoes_ate_o_dia: count,
  /** Number of questions that the student has never answered. */
  novas_ao_todo: count,
  /** Number of essays until the exam: one a week, where there is a theme. */
  redacoes_ao_todo: count,
  /**
   * The rhythm on offer with the least time per week in which everything fits before the exam. Null where the current
   * rhythm suffices, or where no rhythm does.
   */
  dias_para_tudo: count.nullable(),
  minutos_para_tudo: count.nullable(),
  /** Whether the student has done anything today, and how many minutes of study that took. */
  feito: z.boolean(),
  minutos_feitos: count.optional(),
  /** How many minutes of today's time are left over. */
  minutos_livres: count.optional(),
  /** The next six days, as far as they are before the exam. */
  proximos_dias: z.array(proximoDia).optional(),
})

const dias = z
  .int()
  .min(1, 'Escolha de 1 a 7 dias.')
  .max(DIAS_DA_SEMANA, 'Escolha de 1 a 7 dias.')
  .nullable()

const MINUTOS = `Escolha de ${LEAST_MINUTES} a ${MOST_MINUTES} minutos.`
const minutos = z.int().min(LEAST_MINUTES, MINUTOS).max(MOST_MINUTES, MINUTOS).nullable()

export const plano = z.object({
  data_da_prova: z.iso.date().nullable(),
  data_sugerida: z.iso.date().nullable(),
  /** Number of reviews that are due today and that today's time is enough for. */
  vencidas: count,
  /** Number of other questions that can be reviewed, first those that are due without time for them today. */
  adiantaveis: count,
  /** Number of reviews that are due today and that today's time is not enough for. */
  sem_tempo: count.optional(),
  /** How many reviews are planned for each of the next seven days; days without reviews are left out. */
  proximas: z.array(z.object({ dia: z.iso.date(), total: count })),
  /** The next day after today with a review, also beyond the seven days; null where there is none. */
  proxima: z.iso.date().nullable(),
  /**
   * Days of study per week and minutes per day; null where the student has not chosen them. Servers that do not plan
   * days leave these fields out.
   */
  dias_por_semana: dias.optional(),
  minutos_por_dia: minutos.optional(),
  /** Null without a future exam day or without a study rhythm. */
  meta: meta.nullish(),
})

export const revisao = plano.extend({ questoes: z.array(questaoSorteada) })

export const pedidoDeRevisao = listQuery(['id']).pick({ limite: true })

/** A field that is not sent stays unchanged. */
export const mudancasDePlano = z.object({
  data_da_prova: dayOrNone.optional(),
  dias_por_semana: dias.optional(),
  minutos_por_dia: minutos.optional(),
})

export const revisoesSchemas = {
  due: { query: pedidoDeRevisao, dados: revisao },
  plan: { body: mudancasDePlano, dados: plano },
}
