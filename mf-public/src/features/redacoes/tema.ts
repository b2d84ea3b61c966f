import type { Redacao, RedacaoReferencia, Referencia } from '@rumo/contract'
import { divideTema } from '@rumo/contract/texto'
import { isId, isReferencia, isText, listOf, orMissing, shapeOf } from '@rumo/contract/shapes'
import { sortBy } from 'es-toolkit'
import { numericId } from '../../shared/numeric-id.ts'

/** A theme that can be drawn: its texts come once it is. */
export interface TemaSorteavel {
  id: number
  titulo: string
  comando: string
  /** The exam that it is of; null where the server does not say. */
  idProva: number | null
  /** Of its reference texts, in their order. */
  idReferencias: readonly number[]
}

/** A theme with all that it takes to write on it, also where the server can no longer be reached. */
export interface Tema {
  id: number
  /** Its first line; what the screen is headed with. */
  titulo: string
  /** What is to be done with it; empty where nothing is said. */
  comando: string
  textos: readonly Referencia[]
  /** The numbers, in the order of the theme, of texts that the server failed to give. */
  faltam?: readonly number[] | undefined
}

/**
 * The themes of a server, as section 7 (docs/product/calls.md) gives them. A server of section 7 alone may leave
 * out what it likes and write ids as text: what has no id or no words is no theme.
 */
export function readTemas(
  redacoes: readonly Redacao[],
  links: readonly RedacaoReferencia[],
): TemaSorteavel[] {
  return redacoes.flatMap((redacao) => {
    const id = numericId(redacao?.id)
    const words = divideTema(textOf(redacao?.instrucoes))
    if (Number.isNaN(id) || !words) return []
    const own = links.filter((link) => numericId(link?.id_redacao) === id)
    const idReferencias = sortBy(own, [({ ordem }) => ordem ?? 0])
      .map(({ id_referencia }) => numericId(id_referencia))
      .filter((idReferencia) => !Number.isNaN(idReferencia))
    const ofProva = numericId(redacao?.id_prova)
    const idProva = Number.isNaN(ofProva) ? null : ofProva
    return [{ id, ...words, idProva, idReferencias: [...new Set(idReferencias)] }]
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whether what an earlier release, or another hand, left on the device is a theme. */
export const isTema = shapeOf<Tema>({
  id: isId,
  titulo: isText,
  comando: isText,
  textos: listOf(isReferencia),
  faltam: orMissing(listOf(isId)),
})
