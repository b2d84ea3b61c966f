import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './comentarios-prontos.schema.ts'

/** A remark that a corrector makes often, with the key that writes it. */
export type ComentarioPronto = z.infer<typeof schema.comentarioPronto>

const OPTIONS = { acesso: 'corretor', extensao: 'comentarios_prontos' } as const

/** Those of the caller, by their keys. */
export const comentariosProntos = {
  list: get<ComentarioPronto[]>('/comentarios-prontos', OPTIONS),
  /** Replaces all of them. */
  save: put<ComentarioPronto[], ComentarioPronto[]>('/comentarios-prontos', OPTIONS),
}
