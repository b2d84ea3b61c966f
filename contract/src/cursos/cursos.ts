import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './cursos.schema.ts'
import type { ListQuery } from '../fields/list.ts'

/** A course that the college offers. */
export type Curso = z.infer<typeof schema.curso>
export type NovoCurso = z.infer<typeof schema.novoCurso>
export type MudancasDeCurso = z.infer<typeof schema.mudancasDeCurso>

export const cursos = {
  list: get<Curso[], { query?: ListQuery<'nome'> }>('/cursos', { acesso: 'publico' }),
  one: get<Curso, ById>('/cursos/{id}', { acesso: 'publico' }),
  create: post<NovoCurso, Curso>('/cursos', { acesso: 'administrador' }),
  update: put<MudancasDeCurso, Curso, ById>('/cursos/{id}', { acesso: 'administrador' }),
  remove: del<null, ById>('/cursos/{id}', { acesso: 'administrador' }),
}
