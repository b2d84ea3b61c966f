import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './revisoes.schema.ts'

/**
 * What the student plans for: the exam day that they set (null where none is set, so that reviews follow memory alone),
 * the next exam day of a published prova as a suggestion, the time that they have, and what is to do today.
 */
export type Plano = z.infer<typeof schema.plano>

export type MudancasDePlano = z.infer<typeof schema.mudancasDePlano>

/**
 * Today's reviews, the longest overdue first, with the right answers as in practice. Where none are due, the questions
 * that may be reviewed before they are due.
 */
export type RevisaoDeErros = z.infer<typeof schema.revisao>

/** How many questions to return, by default 10. */
export type PedidoDeRevisao = z.infer<typeof schema.pedidoDeRevisao>

const OPTIONS = { acesso: 'conta', extensao: 'revisoes' } as const

/** The caller's reviews. The answers to them are sent as tentativas with the origem `revisao`. */
export const revisoes = {
  due: get<RevisaoDeErros, { query?: PedidoDeRevisao }>('/revisoes', OPTIONS),
  plan: put<MudancasDePlano, Plano>('/revisoes/plano', OPTIONS),
}
