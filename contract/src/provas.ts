import type { z } from 'zod'
import { get } from './call.ts'
import type { prova } from './provas.schema.ts'

/** One exam of a vestibular, as it was handed out. */
export type Prova = z.infer<typeof prova>

export const provas = {
  list: get<Prova[]>('/provas'),
}
