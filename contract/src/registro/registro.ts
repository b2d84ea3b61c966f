import type { z } from 'zod'
import { type ById, get, post } from '../calls/call.ts'
import type * as schema from './registro.schema.ts'

/** For how many days a change or deletion can be undone (docs/decisions/log.md). */
export const DIAS_PARA_RESTAURAR = 90

/** One entry of the audit log: who did what to which record, with the record before and after. */
export type Mudanca = z.infer<typeof schema.mudanca>
export type FiltroDoRegistro = z.infer<typeof schema.filtroDoRegistro>

/** What restoring does: how many records are created, changed or deleted. */
export type Restauracao = z.infer<typeof schema.restauracao>

const OPTIONS = { acesso: 'administrador', extensao: 'registro' } as const

export const registro = {
  /**
   * Always one page, the newest entries first, because the log has no end. The next page is requested by the id of the
   * last entry (`apos`).
   */
  list: get<Mudanca[], { query?: FiltroDoRegistro }>('/registro', OPTIONS),
  /** The people with entries in the log: administrators first, then the others, each sorted by name; at most 1,000. */
  pessoas: get<NonNullable<Mudanca['autor']>[]>('/registro/pessoas', OPTIONS),
  /** The effect of restoring, without restoring. It is refused in the same cases as `restaurar`. */
  previewRestauracao: get<Restauracao, ById>('/registro/{id}/restauracao', OPTIONS),
  /** Restores a record, and the records that were changed with it, to their state before an entry of the log. */
  restaurar: post<{ id: number }, Restauracao>('/registro/restauracoes', OPTIONS),
}
