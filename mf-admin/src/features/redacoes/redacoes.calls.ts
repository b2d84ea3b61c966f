import { edicao, redacoes, type Envelope, type Redacao, type TemasDaProva } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf } from '../../shared/crud/resource.ts'
import { bodyOfTema, type TemaRascunho } from './tema-rascunho.ts'

export const TEMA = { singular: 'tema', plural: 'temas', genero: 'm' } as const

export const redacoesResource = resourceOf<Redacao>('redacoes', TEMA, redacoes)

export const temasQuery = (id: number) =>
  queryOptions({
    queryKey: ['redacoes', 'prova', id],
    queryFn: async ({ signal }) => {
      const given = await http.call(redacoes.ofProva, { params: { id }, signal })
      return temasIn(given).toSorted((a, b) => a.id - b.id)
    },
  })

/** A server with section 7 alone may answer with a single theme, or with an empty object if there is none. */
function temasIn(given: TemasDaProva): Redacao[] {
  return [given].flat().filter((tema): tema is Redacao => tema !== null && 'id' in tema)
}

export function saveTema(
  id_prova: number,
  tema: Pick<Redacao, 'id' | 'versao'> | null,
  instrucoes: string,
): Promise<Envelope<Redacao>> {
  if (tema === null) return redacoesResource.create({ id_prova, instrucoes })
  const { id, versao } = tema
  return redacoesResource.update(id, { id_prova, instrucoes, ...(versao && { versao }) })
}

export const offersColetanea = () => http.offers(edicao.oneRedacao)

/** A theme with its coletânea. It is fetched anew whenever it is opened. */
export const temaInteiroQuery = (id: number) =>
  queryOptions({
    queryKey: ['tema', id],
    queryFn: ({ signal }) => http.call(edicao.oneRedacao, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export function saveTemaInteiro(id: number | null, tema: TemaRascunho) {
  const body = bodyOfTema(tema)
  if (id === null) return http.answer(edicao.createRedacao, { body })
  return http.answer(edicao.updateRedacao, { params: { id }, body })
}
