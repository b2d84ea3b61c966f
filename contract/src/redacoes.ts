import type { z } from 'zod'
import { type ById, del, get, post, put } from './call.ts'
import type { ListQuery } from './list.ts'
import type { mudancasDeRedacao, novaRedacao, redacao } from './redacoes.schema.ts'

/** An essay proposal of an exam; `instrucoes` is the text of its theme. */
export type Redacao = z.infer<typeof redacao>

/** What an essay proposal is made of. */
export type NovaRedacao = z.infer<typeof novaRedacao>

/** What changes of an essay proposal. */
export type MudancasDeRedacao = z.infer<typeof mudancasDeRedacao>

interface Listed {
  query?: ListQuery<'id_prova' | 'instrucoes'>
}

export const redacoes = {
  list: get<Redacao[], Listed>('/redacoes', { acesso: 'publico' }),
  one: get<Redacao, ById>('/redacoes/{id}', { acesso: 'publico' }),
  ofProva: get<Redacao[], ById & Listed>('/redacoes/provas/{id}', { acesso: 'publico' }),
  create: post<NovaRedacao, Redacao>('/redacoes', { acesso: 'administrador' }),
  update: put<MudancasDeRedacao, Redacao, ById>('/redacoes/{id}', { acesso: 'administrador' }),
  remove: del<null, ById>('/redacoes/{id}', { acesso: 'administrador' }),
}
