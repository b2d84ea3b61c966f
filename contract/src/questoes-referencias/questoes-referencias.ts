import type { z } from 'zod'
import { type ByLink, del, get, post, put } from '../calls/call.ts'
import type * as schema from './questoes-referencias.schema.ts'

/**
 * The link between a question and a reference, with its position. A question without references has one link, whose
 * `id_referencia` is null.
 */
export type QuestaoReferencia = z.infer<typeof schema.questaoReferencia>
export type NovaQuestaoReferencia = z.infer<typeof schema.novaQuestaoReferencia>
export type MudancasDeQuestaoReferencia = z.infer<typeof schema.mudancasDeQuestaoReferencia>

const AVULSOS = { acesso: 'administrador', extensao: 'edicao' } as const

export const questoesReferencias = {
  list: get<QuestaoReferencia[]>('/questoes-referencias', { acesso: 'publico' }),
  create: post<NovaQuestaoReferencia, QuestaoReferencia>('/questoes-referencias', AVULSOS),
  update: put<MudancasDeQuestaoReferencia, QuestaoReferencia, ByLink>(
    '/questoes-referencias/{id}',
    AVULSOS,
  ),
  remove: del<null, ByLink>('/questoes-referencias/{id}', AVULSOS),
}
