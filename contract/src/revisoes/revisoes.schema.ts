import { z } from 'zod'
import { LEAST_MINUTES, MOST_MINUTES } from '../rules/meta-do-dia.ts'
import { DIAS_DA_SEMANA } from '../rules/passada.ts'
import { listQuery } from '../fields/list.schema.ts'
import { questaoSorteada } from '../sorteios/sorteios.schema.ts'
import { dayOrNone } from '../fields/text.schema.ts'

const count = z.int().nonnegative()

/** A day to come, as the plan has it by now (rules/proximos-dias.ts). */
const proximoDia = z.object({
  dia: z.iso.date(),
  revisoes: count,
  novas: count,
  redacoes: count,
  minutos: count,
  descanso: z.boolean(),
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
  /** How many questions were never answered. */
  novas_ao_todo: count,
  /** One a week, if there is a theme. */
  redacoes_ao_todo: count,
  /** The slowest rhythm on offer in which everything fits; null: the current one, or none. */
  dias_para_tudo: count.nullable(),
  minutos_para_tudo: count.nullable(),
  /** Whether anything was done today. */
  feito: z.boolean(),
  /** Each of the next six days before the exam. */
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
  /** How many reviews are due today. */
  vencidas: count,
  /** How many other questions can be reviewed early. */
  adiantaveis: count,
  /** How many reviews are due on each of the next seven days, without days that have none. */
  proximas: z.array(z.object({ dia: z.iso.date(), total: count })),
  /** The next day after today with reviews, also beyond these seven; null: none. */
  proxima: z.iso.date().nullable(),
  /** Days of study a week and minutes a day, if the server plans days; null: not chosen. */
  dias_por_semana: dias.optional(),
  minutos_por_dia: minutos.optional(),
  /** Null without a future exam day or without a rhythm. */
  meta: meta.nullish(),
})

export const revisao = plano.extend({ questoes: z.array(questaoSorteada) })

export const pedidoDeRevisao = listQuery(['id']).pick({ limite: true })

/** Missing fields are left unchanged. */
export const mudancasDePlano = z.object({
  data_da_prova: dayOrNone.optional(),
  dias_por_semana: dias.optional(),
  minutos_por_dia: minutos.optional(),
})

export const revisoesSchemas = {
  due: { query: pedidoDeRevisao, dados: revisao },
  plan: { body: mudancasDePlano, dados: plano },
}
