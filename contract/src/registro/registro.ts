import type { z } from 'zod'
import { type ById, get, post } from '../calls/call.ts'
import type * as schema from './registro.schema.ts'

/** For how many days a change or a removal can be restored (docs/decisions/log.md). */
export const DIAS_PARA_RESTAURAR = 90

/** One line of the audit log: who did what to which record, and how it was before and after. */
export type Mudanca = z.infer<typeof schema.mudanca>
export type FiltroDoRegistro = z.infer<typeof schema.filtroDoRegistro>

/** The effect of restoring: how many records are made, changed or removed. */
export type Restauracao = z.infer<typeof schema.restauracao>

const OPTIONS = { acesso: 'administrador', extensao: 'registro' } as const

export const registro = {
  /** Always one page, the newest first: the log has no end. The next one is that after its last line (`apos`). */
  list: get<Mudanca[], { query?: FiltroDoRegistro }>('/registro', OPTIONS),
  /** Who has lines in the log: administrators first, then the others, by their names; a thousand at most. */
  pessoas: get<NonNullable<Mudanca['autor']>[]>('/registro/pessoas', OPTIONS),
  /** The effect of restoring, without doing it; refused as that would be. */
  previewRestauracao: get<Restauracao, ById>('/registro/{id}/restauracao', OPTIONS),
  /** Restores a record, and those changed with it, to their state before a line of the log. */
  restaurar: post<{ id: number }, Restauracao>('/registro/restauracoes', OPTIONS),
}
