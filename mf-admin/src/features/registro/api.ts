import { registro, type Entidade, type Mudanca } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { Listing } from '../../shared/crud/resource.ts'

/** What is asked of the log. */
export interface Filtro {
  id_usuario?: number | undefined
  entidade?: Entidade | undefined
}

/** The lines of the audit log that a filter leaves. */
export const registroList = (filtro: Filtro): Listing<Mudanca> => ({
  name: 'registro',
  key: [filtro],
  list: async ({ pagina, limite, ordem }, signal) => {
    const { dados, total } = await http.answer(registro.list, {
      query: { pagina, limite, ordem: ordem === 'em' ? 'em' : '-em', ...filtro },
      ...(signal && { signal }),
    })
    return { rows: dados, total }
  },
})

export const offersRegistro = () => http.offers(registro.list)
