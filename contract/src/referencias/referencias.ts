import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './referencias.schema.ts'

/**
 * A text or an image that questions and themes refer to. `legenda` is its caption or source, `descricao` describes the
 * image in words, `largura` and `altura` are the size of the image in CSS px, and `informacao_acesso` says where and
 * when the source was found.
 */
export type Referencia = z.infer<typeof schema.referencia>

/** The fields that hold text with markup (docs/decisions/texts.md), in reading order. */
export const TEXTOS_DE_REFERENCIA = ['titulo', 'texto', 'legenda', 'informacao_acesso'] as const

/** A reference as administrators write it by older clients, with its version. */
export type ReferenciaAvulsa = z.infer<typeof schema.referenciaAvulsa>
export type NovaReferencia = z.infer<typeof schema.novaReferencia>
export type MudancasDeReferencia = z.infer<typeof schema.mudancasDeReferencia>

interface Listed {
  query?: Omit<ListQuery<'id'>, 'busca'>
}

/** These calls stay for older clients, which write references separately from questions and themes. */
const AVULSAS = { acesso: 'administrador', extensao: 'edicao' } as const

export const referencias = {
  one: get<Referencia, { params: { id: number } }>('/referencias/{id}', { acesso: 'publico' }),
  list: get<ReferenciaAvulsa[], Listed>('/referencias', AVULSAS),
  create: post<NovaReferencia, ReferenciaAvulsa>('/referencias', AVULSAS),
  update: put<MudancasDeReferencia, ReferenciaAvulsa, ById>('/referencias/{id}', AVULSAS),
  /** Only a reference that no record uses can be deleted. */
  remove: del<null, ById>('/referencias/{id}', AVULSAS),
}
