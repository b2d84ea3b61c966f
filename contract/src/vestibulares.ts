import type { z } from 'zod'
import { get } from './call.ts'
import type { vestibular } from './vestibulares.schema.ts'

/** One edition of the entrance exam: a year and a semester of it. */
export type Vestibular = z.infer<typeof vestibular>

export const vestibulares = {
  list: get<Vestibular[]>('/vestibulares', { acesso: 'publico' }),
}
