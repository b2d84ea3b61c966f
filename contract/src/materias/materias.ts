import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './materias.schema.ts'

/** A school subject. */
export type Materia = z.infer<typeof schema.materia>
export type NovaMateria = z.infer<typeof schema.novaMateria>
export type MudancasDeMateria = z.infer<typeof schema.mudancasDeMateria>

const FOR_ADMINISTRADOR = { acesso: 'administrador', extensao: 'materias' } as const

export const materias = {
  list: get<Materia[], { query?: ListQuery<'nome'> }>('/materias', {
    acesso: 'publico',
    extensao: 'materias',
  }),
  create: post<NovaMateria, Materia>('/materias', FOR_ADMINISTRADOR),
  update: put<MudancasDeMateria, Materia, ById>('/materias/{id}', FOR_ADMINISTRADOR),
  remove: del<null, ById>('/materias/{id}', FOR_ADMINISTRADOR),
}
