import { redacoes, type Envelope, type Redacao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf } from '../../shared/crud/resource.ts'

export const TEMA = { singular: 'tema', plural: 'temas', genero: 'm' } as const

export const redacoesResource = resourceOf<Redacao>('redacoes', TEMA, redacoes)

/** The themes of a prova, from the first to the last. */
export const temasQuery = (id: number) =>
  queryOptions({
    queryKey: ['redacoes', 'prova', id],
    queryFn: async ({ signal }) => {
      const all = await http.call(redacoes.ofProva, { params: { id }, signal })
      return all.toSorted((a, b) => a.id - b.id)
    },
  })

/** Makes a theme of a prova, or changes it. Rejects with an ApiError. */
export function saveTema(
  id_prova: number,
  tema: Pick<Redacao, 'id' | 'versao'> | null,
  instrucoes: string,
): Promise<Envelope<Redacao>> {
  if (tema === null) return redacoesResource.create({ id_prova, instrucoes })
  const { id, versao } = tema
  return redacoesResource.update(id, { id_prova, instrucoes, ...(versao && { versao }) })
}
