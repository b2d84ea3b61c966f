import type { z } from 'zod'
import { type ById, get, post } from '../calls/call.ts'
import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'
import type { filtroDoRegistro, mudanca, restauracao } from './registro.schema.ts'

/** What records may be of, by the noun of their calls: also what is kept as a part of those, or by others. */
export const ENTIDADES = [
  ...NOUNS_OF_SECTION_7,
  ...OUR_NOUNS,
  ...(['correcoes', 'questoes', 'redacoes', 'referencias', 'relatos'] as const),
].toSorted()
export type Entidade = (typeof ENTIDADES)[number]

/** What can be done to a record. */
export const ACOES = ['criacao', 'alteracao', 'exclusao'] as const
export type Acao = (typeof ACOES)[number]

/** What lines of the log may be narrowed to: what was done, or what was brought back. */
export const ACOES_DO_FILTRO = [...ACOES, 'restauracao'] as const

/** For how long what was changed or removed can be brought back, in days (docs/decisions/log.md). */
export const DIAS_PARA_RESTAURAR = 90

/** One line of the audit log: who did what to which record, and how it was before and after. */
export type Mudanca = z.infer<typeof mudanca>

/** Which lines to give. */
export type FiltroDoRegistro = z.infer<typeof filtroDoRegistro>

/** What bringing back does: how many records come, change or go. */
export type Restauracao = z.infer<typeof restauracao>

const OPTIONS = { acesso: 'administrador', extensao: 'registro' } as const

export const registro = {
  /** Always one page, the newest first: the log has no end. The next one is that after its last line (`apos`). */
  list: get<Mudanca[], { query?: FiltroDoRegistro }>('/registro', OPTIONS),
  /** What bringing back would do, without doing it; refused as that would be. */
  previewRestauracao: get<Restauracao, ById>('/registro/{id}/restauracao', OPTIONS),
  /** Makes a record, and what was changed with it, what it was before a line of the log. */
  restaurar: post<{ id: number }, Restauracao>('/registro/restauracoes', OPTIONS),
}
