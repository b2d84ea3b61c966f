import { z } from 'zod'
import { listQuery } from '../fields/list.schema.ts'
import { questaoSorteada } from '../sorteios/sorteios.schema.ts'
import { dayOrNone } from '../fields/text.schema.ts'

const count = z.int().nonnegative()

export const plano = z.object({
  data_da_prova: z.iso.date().nullable(),
  data_sugerida: z.iso.date().nullable(),
  /** How many are for today. */
  vencidas: count,
  /** How many of the others may be taken today, ahead of their day. */
  adiantaveis: count,
  /** How many each of the seven days after today brings, those without any left out. */
  proximas: z.array(z.object({ dia: z.iso.date(), total: count })),
  /** The next day after today that brings any, however far it is; null: none does. */
  proxima: z.iso.date().nullable(),
})

export const revisao = plano.extend({ questoes: z.array(questaoSorteada) })

export const pedidoDeRevisao = listQuery(['id']).pick({ limite: true })

export const mudancasDePlano = z.object({ data_da_prova: dayOrNone })

export const revisoesSchemas = {
  due: { query: pedidoDeRevisao, dados: revisao },
  plan: { body: mudancasDePlano, dados: plano },
}
