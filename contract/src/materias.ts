import type { z } from 'zod'
import { get } from './call.ts'
import type { materia } from './materias.schema.ts'

/** A school subject. */
export type Materia = z.infer<typeof materia>

export const materias = {
  list: get<Materia[]>('/materias', { acesso: 'publico', extensao: 'materias' }),
}
