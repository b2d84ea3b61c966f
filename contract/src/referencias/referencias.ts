import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './referencias.schema.ts'

/**
 * A text or an image that questions refer to. `legenda` is its caption or source, `descricao` says the
 * image in words, `largura` and `altura` are the image's in CSS px, `informacao_acesso` says where it was found and
 * when.
 */
export type Referencia = z.infer<typeof schema.referencia>

/** Its fields that hold text with markup (docs/decisions/texts.md), in the order in which they are read. */
export const TEXTOS_DE_REFERENCIA = ['titulo', 'texto', 'legenda', 'informacao_acesso'] as const

/** The same as administrators write it by itself, with how often it was written. */
export type ReferenciaAvulsa = z.infer<typeof schema.referenciaAvulsa>
export type NovaReferencia = z.infer<typeof schema.novaReferencia>
export type MudancasDeReferencia = z.infer<typeof schema.mudancasDeReferencia>

interface Listed {
  query?: Omit<ListQuery<'id'>, 'busca'>
}

/** Older clients write references apart from what names them. */
const AVULSAS = { acesso: 'administrador', extensao: 'edicao' } as const

export const referencias = {
  one: get<Referencia, { params: { id: number } }>('/referencias/{id}', { acesso: 'publico' }),
  list: get<ReferenciaAvulsa[], Listed>('/referencias', AVULSAS),
  create: post<NovaReferencia, ReferenciaAvulsa>('/referencias', AVULSAS),
  update: put<MudancasDeReferencia, ReferenciaAvulsa, ById>('/referencias/{id}', AVULSAS),
  /** Only a reference that no record names. */
  remove: del<null, ById>('/referencias/{id}', AVULSAS),
}
