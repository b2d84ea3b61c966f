import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './revisoes.schema.ts'

/**
 * For when is planned: the exam's day as the student set it (null: by memory alone), and the next one that a
 * published prova names; with how much time a student has, and what today is for.
 */
export type Plano = z.infer<typeof schema.plano>

export type MudancasDePlano = z.infer<typeof schema.mudancasDePlano>

/**
 * The reviews of today, the longest due first, with their key as in practice; where there are none, those that may
 * be done ahead of their day.
 */
export type RevisaoDeErros = z.infer<typeof schema.revisao>

/** How many questions to give, 10 unless told. */
export type PedidoDeRevisao = z.infer<typeof schema.pedidoDeRevisao>

const OPTIONS = { acesso: 'conta', extensao: 'revisoes' } as const

/** What the caller reviews. Answers to it are sent as attempts, with the origem `revisao`. */
export const revisoes = {
  due: get<RevisaoDeErros, { query?: PedidoDeRevisao }>('/revisoes', OPTIONS),
  plan: put<MudancasDePlano, Plano>('/revisoes/plano', OPTIONS),
}
