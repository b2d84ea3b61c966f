import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './edicao.schema.ts'
import type { questaoEditada } from './questao-editada.schema.ts'

/** A question in a list. `trecho` is the beginning of its text; `problemas` says what is missing or broken. */
export type LinhaDeQuestao = z.infer<typeof schema.linhaDeQuestao>

/** A question with its alternatives and references, as it is edited. */
export type QuestaoCompleta = z.infer<typeof schema.questaoCompleta>

/**
 * A question as it is sent. `alternativas` stand in their order; exactly one is right unless the question is annulled,
 * and existing ones carry their `id`. A reference with an `id` is changed for all questions that share it.
 */
export type QuestaoEditada = z.infer<typeof questaoEditada>

/** How many results a change of the right answer or of the situação would affect, each counted once. */
export type RespostasDeQuestao = z.infer<typeof schema.respostasDeQuestao>

/** An essay theme with its coletânea (the texts and images that belong to it), in order. */
export type RedacaoCompleta = z.infer<typeof schema.redacaoCompleta>

/** An essay theme as it is sent; its references are sent like those of a question. */
export type RedacaoEditada = z.infer<typeof schema.redacaoEditada>

/** A reference and how many questions and essay themes share it. */
export type ReferenciaEmUso = z.infer<typeof schema.referenciaEmUso>

/** A prova, and what to check in it before it is published. */
export type Conferencia = z.infer<typeof schema.conferencia>

/** One change that is made to all questions of a selection. */
export type Lote = z.infer<typeof schema.lote>

/** Whether to publish the provas of a selection, or to hide them. */
export type Publicacao = z.infer<typeof schema.publicacao>

/** Which questions to list. The answer is always one page. */
export type FiltroDeQuestoes = z.infer<typeof schema.filtroDeQuestoes>

/** Which references to list. The answer is always one page. */
export type FiltroDeReferencias = z.infer<typeof schema.filtroDeReferencias>

/** How many records of a selection were changed. */
export interface Alterados {
  alterados: number
}

const OPTIONS = { acesso: 'administrador', extensao: 'edicao' } as const

/** What the back office does with questions and themes: editing a whole record, and changing many at once. */
export const edicao = {
  listQuestoes: get<LinhaDeQuestao[], { query?: FiltroDeQuestoes }>('/edicao/questoes', OPTIONS),
  oneQuestao: get<QuestaoCompleta, ById>('/edicao/questoes/{id}', OPTIONS),
  createQuestao: post<QuestaoEditada, QuestaoCompleta>('/edicao/questoes', OPTIONS),
  updateQuestao: put<QuestaoEditada, QuestaoCompleta, ById>('/edicao/questoes/{id}', OPTIONS),
  removeQuestao: del<null, ById>('/edicao/questoes/{id}', OPTIONS),
  countRespostas: get<RespostasDeQuestao, ById>('/edicao/questoes/{id}/respostas', OPTIONS),
  oneRedacao: get<RedacaoCompleta, ById>('/edicao/redacoes/{id}', OPTIONS),
  createRedacao: post<RedacaoEditada, RedacaoCompleta>('/edicao/redacoes', OPTIONS),
  updateRedacao: put<RedacaoEditada, RedacaoCompleta, ById>('/edicao/redacoes/{id}', OPTIONS),
  /** What to check in a prova before it is published. */
  conferir: get<Conferencia, ById>('/edicao/provas/{id}/conferencia', OPTIONS),
  listReferencias: get<ReferenciaEmUso[], { query?: FiltroDeReferencias }>(
    '/edicao/referencias',
    OPTIONS,
  ),
  changeLote: post<Lote, Alterados>('/edicao/lotes', OPTIONS),
  publish: post<Publicacao, Alterados>('/edicao/publicacoes', OPTIONS),
}
