import type { z } from 'zod'
import { type ByLink, del, get, post, put } from '../calls/call.ts'
import type * as schema from './redacoes-referencias.schema.ts'

/** The link between an essay theme and a reference; `ordem` is the position of the reference within the theme. */
export type RedacaoReferencia = z.infer<typeof schema.redacaoReferencia>
export type NovaRedacaoReferencia = z.infer<typeof schema.novaRedacaoReferencia>
export type MudancasDeRedacaoReferencia = z.infer<typeof schema.mudancasDeRedacaoReferencia>

const AVULSOS = { acesso: 'administrador', extensao: 'edicao' } as const

export const redacoesReferencias = {
  list: get<RedacaoReferencia[]>('/redacoes-referencias', { acesso: 'publico' }),
  create: post<NovaRedacaoReferencia, RedacaoReferencia>('/redacoes-referencias', AVULSOS),
  update: put<MudancasDeRedacaoReferencia, RedacaoReferencia, ByLink>(
    '/redacoes-referencias/{id}',
    AVULSOS,
  ),
  remove: del<null, ByLink>('/redacoes-referencias/{id}', AVULSOS),
}
