import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './redacoes.schema.ts'

/** An essay proposal of an exam; `instrucoes` is the text of its theme. */
export type Redacao = z.infer<typeof schema.redacao>
export type NovaRedacao = z.infer<typeof schema.novaRedacao>
export type MudancasDeRedacao = z.infer<typeof schema.mudancasDeRedacao>

interface Listed {
  query?: ListQuery<'id_prova' | 'instrucoes'>
}

/**
 * The themes of a prova: our server gives a list. A server of the owner's kind gives one of them, or an empty object
 * where there is none, and so does ours for `formato=objeto`.
 */
export type TemasDaProva = Redacao[] | Redacao | Record<string, never>

interface ListedOfProva {
  query?: ListQuery<'id_prova' | 'instrucoes'> & { formato?: 'lista' | 'objeto' | undefined }
}

export const redacoes = {
  list: get<Redacao[], Listed>('/redacoes', { acesso: 'publico' }),
  one: get<Redacao, ById>('/redacoes/{id}', { acesso: 'publico' }),
  ofProva: get<TemasDaProva, ById & ListedOfProva>('/redacoes/provas/{id}', { acesso: 'publico' }),
  create: post<NovaRedacao, Redacao>('/redacoes', { acesso: 'administrador' }),
  update: put<MudancasDeRedacao, Redacao, ById>('/redacoes/{id}', { acesso: 'administrador' }),
  remove: del<null, ById>('/redacoes/{id}', { acesso: 'administrador' }),
}
