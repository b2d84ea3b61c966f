import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './questoes.schema.ts'
import type { regiao } from './regiao.schema.ts'

/** A rectangle on a page of a PDF, in points from the upper left corner of the page; pages are counted from 1. */
export type Regiao = z.infer<typeof regiao>

/** A multiple-choice question; its alternatives and references are records of their own. */
export type Questao = z.infer<typeof schema.questao>

/** A question with its regions in the PDF of its prova. */
export type QuestaoNoPdf = z.infer<typeof schema.questaoNoPdf>

/** A question as administrators write it by older clients, with its version. */
export type QuestaoAvulsa = z.infer<typeof schema.questaoAvulsa>
export type NovaQuestao = z.infer<typeof schema.novaQuestao>
export type MudancasDeQuestao = z.infer<typeof schema.mudancasDeQuestao>

/** Which questions to list. */
export type FiltroDeQuestoesAvulsas = z.infer<typeof schema.filtroDeQuestoesAvulsas>

/**
 * These calls stay for older clients, which write a question and its parts one by one. Today's screens save whole
 * questions (edicao.ts).
 */
const AVULSAS = { acesso: 'administrador', extensao: 'edicao' } as const

export const questoes = {
  one: get<QuestaoNoPdf, { params: { id: number } }>('/questoes/{id}', { acesso: 'publico' }),
  list: get<QuestaoAvulsa[], { query?: FiltroDeQuestoesAvulsas }>('/questoes', AVULSAS),
  create: post<NovaQuestao, QuestaoAvulsa>('/questoes', AVULSAS),
  update: put<MudancasDeQuestao, QuestaoAvulsa, ById>('/questoes/{id}', AVULSAS),
  /** A question that students have answered is retired instead of deleted. */
  remove: del<null, ById>('/questoes/{id}', AVULSAS),
}
