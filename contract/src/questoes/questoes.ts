import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './questoes.schema.ts'
import type { regiao } from './regiao.schema.ts'

/** A rectangle of a page of a PDF, in points from its upper left corner; pages count from 1. */
export type Regiao = z.infer<typeof regiao>

/** A multiple-choice question; its alternatives and references are records of their own. */
export type Questao = z.infer<typeof schema.questao>

/** A question with its place in the PDF of its prova. */
export type QuestaoNoPdf = z.infer<typeof schema.questaoNoPdf>

/** The same as administrators write it by itself, with how often it was written. */
export type QuestaoAvulsa = z.infer<typeof schema.questaoAvulsa>
export type NovaQuestao = z.infer<typeof schema.novaQuestao>
export type MudancasDeQuestao = z.infer<typeof schema.mudancasDeQuestao>

/** Which questions by themselves to list. */
export type FiltroDeQuestoesAvulsas = z.infer<typeof schema.filtroDeQuestoesAvulsas>

/** Older clients write questions part by part; ours writes whole ones (edicao.ts). */
const AVULSAS = { acesso: 'administrador', extensao: 'edicao' } as const

export const questoes = {
  one: get<QuestaoNoPdf, { params: { id: number } }>('/questoes/{id}', { acesso: 'publico' }),
  list: get<QuestaoAvulsa[], { query?: FiltroDeQuestoesAvulsas }>('/questoes', AVULSAS),
  create: post<NovaQuestao, QuestaoAvulsa>('/questoes', AVULSAS),
  update: put<MudancasDeQuestao, QuestaoAvulsa, ById>('/questoes/{id}', AVULSAS),
  /** A question with answers is retired instead. */
  remove: del<null, ById>('/questoes/{id}', AVULSAS),
}
