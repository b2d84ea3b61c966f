import type { z } from 'zod'
import { get } from './call.ts'
import type { ListQuery } from './list.ts'
import { NOUNS_OF_SECTION_7, OUR_NOUNS } from './nouns.ts'
import type { mudanca } from './registro.schema.ts'

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

/** One line of the audit log: who did what to which record, and how it was before and after. */
export type Mudanca = z.infer<typeof mudanca>

interface Filters extends Omit<ListQuery<'em'>, 'busca'> {
  id_usuario?: number | undefined
  entidade?: Entidade | undefined
}

export const registro = {
  /** Always one page, the newest first unless told: the log has no end. */
  list: get<Mudanca[], { query?: Filters }>('/registro', {
    acesso: 'administrador',
    extensao: 'registro',
  }),
}
