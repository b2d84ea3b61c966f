import type { z } from 'zod'
import { get, post } from './call.ts'
import type { prova } from './provas.schema.ts'

/** One exam of a vestibular, as it was handed out. */
export type Prova = z.infer<typeof prova>

interface ById {
  params: { id: number }
}

export const provas = {
  list: get<Prova[]>('/provas', { acesso: 'publico' }),
  one: get<Prova, ById>('/provas/{id}', { acesso: 'publico' }),
  /** The same by the method that docs/product.md section 7 names. */
  fetch: post<undefined, Prova, ById>('/provas/{id}', { acesso: 'publico' }),
  ofVestibular: get<Prova[], ById>('/provas/vestibulares/{id}', { acesso: 'publico' }),
}
