import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './comentarios-prontos.schema.ts'

/** A remark that a corrector writes often, with the key that inserts it. */
export type ComentarioPronto = z.infer<typeof schema.comentarioPronto>

const OPTIONS = { acesso: 'corretor', extensao: 'comentarios_prontos' } as const

/** The caller's own ready-made remarks, sorted by key. */
export const comentariosProntos = {
  list: get<ComentarioPronto[]>('/comentarios-prontos', OPTIONS),
  /** Replaces the whole list. */
  save: put<ComentarioPronto[], ComentarioPronto[]>('/comentarios-prontos', OPTIONS),
}
