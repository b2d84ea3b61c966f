import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './redacoes.schema.ts'

/** An essay theme of an exam; `instrucoes` is its text. */
export type Redacao = z.infer<typeof schema.redacao>
export type NovaRedacao = z.infer<typeof schema.novaRedacao>
export type MudancasDeRedacao = z.infer<typeof schema.mudancasDeRedacao>

interface Listed {
  query?: ListQuery<'id_prova' | 'instrucoes'>
}

/**
 * The themes of a prova. Our server answers with a list. A server of the owner's kind answers with one theme, or with
 * an empty object where there is none; our server does the same for `formato=objeto`.
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
