import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './vestibulares.schema.ts'

/** One edition of the entrance exam, with its year and semester. */
export type Vestibular = z.infer<typeof schema.vestibular>

/** A new edition; each year and semester can have only one. */
export type NovoVestibular = z.infer<typeof schema.novoVestibular>
export type MudancasDeVestibular = z.infer<typeof schema.mudancasDeVestibular>

export const vestibulares = {
  list: get<Vestibular[], { query?: ListQuery<'ano' | 'semestre'> }>('/vestibulares', {
    acesso: 'publico',
  }),
  one: get<Vestibular, ById>('/vestibulares/{id}', { acesso: 'publico' }),
  create: post<NovoVestibular, Vestibular>('/vestibulares', { acesso: 'administrador' }),
  update: put<MudancasDeVestibular, Vestibular, ById>('/vestibulares/{id}', {
    acesso: 'administrador',
  }),
  remove: del<null, ById>('/vestibulares/{id}', { acesso: 'administrador' }),
}
