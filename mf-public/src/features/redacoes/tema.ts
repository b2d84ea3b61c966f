import type { Redacao, RedacaoReferencia, Referencia } from '@rumo/contract'
import { divideTema } from '@rumo/contract/texto'
import { isId, isReferencia, isText, listOf, orMissing, shapeOf } from '@rumo/contract/shapes'
import { sortBy } from 'es-toolkit'
import { numericId } from '../../shared/numeric-id.ts'

/** A theme that can be drawn. Its texts are loaded after the draw. */
export interface TemaSorteavel {
  id: number
  titulo: string
  comando: string
  /** The id of the exam; null when the server does not tell. */
  idProva: number | null
  /** The ids of the reference texts, in their order. */
  idReferencias: readonly number[]
}

/** A theme with everything needed to write on it, so that the user can go on without the server. */
export interface Tema {
  id: number
  /** The first line of the theme, which is the heading of the screen. */
  titulo: string
  /** The task; empty when the theme has none. */
  comando: string
  textos: readonly Referencia[]
  /** The numbers of the texts that the server failed to give, by their order in the theme. */
  faltam?: readonly number[] | undefined
}

/**
 * The themes in the answers of section 7 (docs/product/calls.md). A server that only has section 7 may leave out fields
 * and send ids as text. An entry without an id or without words is no theme.
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

/** Whether the value that a device kept is a valid theme. It may be of an earlier release, or edited by hand. */
export const isTema = shapeOf<Tema>({
  id: isId,
  titulo: isText,
  comando: isText,
  textos: listOf(isReferencia),
  faltam: orMissing(listOf(isId)),
})
