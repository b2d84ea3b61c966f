import { redacoesReferencias, referencias } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { nullWhereGone } from '../../shared/null-where-gone.ts'

/** The texts of a theme, in their order. A text that was deleted is left out. */
export const textosQuery = (idRedacao: number | null) =>
  queryOptions({
    queryKey: ['redacoes', 'textos', idRedacao],
    queryFn: async ({ signal }) => {
      const links = await http.call(redacoesReferencias.list, { signal })
      const own = links
        .filter(({ id_redacao }) => id_redacao === idRedacao)
        .toSorted((a, b) => (a.ordem ?? 0) - (b.ordem ?? 0))
      const textos = await Promise.all(
        own.map(async ({ id_referencia: id }) =>
          http.call(referencias.one, { params: { id }, signal }).catch(nullWhereGone),
        ),
      )
      return textos.filter((texto) => texto !== null)
    },
    enabled: idRedacao !== null,
  })
