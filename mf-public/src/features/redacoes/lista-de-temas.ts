import type { Prova, Vestibular } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { toSearchText } from '@rumo/contract/search-text'
import { vestibularWords } from '@rumo/shared-ui/words'
import { sortBy } from 'es-toolkit'
import { numericId } from '../../shared/numeric-id.ts'
import type { TemaSorteavel } from './tema.ts'

/** A theme with the exam and the vestibular that it is from. */
export interface TemaListado {
  tema: TemaSorteavel
  /** The name of the exam; null when the server does not tell. */
  prova: string | null
  /** The vestibular as '1º semestre de 2025'; null when it is not known. */
  vestibular: string | null
  /** Sorts the themes, the newest first; 0 when the vestibular is not known. */
  edicao: number
}

/** The themes with their exam and vestibular: the newest first, and then by title. */
export function listaOf(
  temas: readonly TemaSorteavel[],
  provas: readonly Prova[],
  vestibulares: readonly Vestibular[],
): TemaListado[] {
  const listed = temas.map((tema) => {
    const prova = provas.find((one) => numericId(one?.id) === tema.idProva)
    const id = numericId(prova?.id_vestibular)
    const edition = vestibulares.find((one) => numericId(one?.id) === id)
    return {
      tema,
      prova: prova?.nome ?? null,
      vestibular: edition ? vestibularWords(edition) : null,
      edicao: edition ? edition.ano * 10 + (edition.semestre ?? 0) : 0,
    }
  })
  return sortBy(listed, [
    ({ edicao }) => -edicao,
    ({ tema }) => toSearchText(plainWordsOf(tema.titulo)),
  ])
}

/**
 * The themes that have every word of the search in title, exam or vestibular, and are of the chosen vestibular. A
 * `vestibular` of '' means any.
 */
export function filterTemas(
  lista: readonly TemaListado[],
  { busca, vestibular }: { busca: string; vestibular: string },
): TemaListado[] {
  const words = toSearchText(busca).split(/\s+/).filter(Boolean)
  return lista.filter((one) => {
    const text = toSearchText(
      `${plainWordsOf(one.tema.titulo)} ${one.prova ?? ''} ${one.vestibular ?? ''}`,
    )
    return (
      (vestibular === '' || one.vestibular === vestibular) &&
      words.every((word) => text.includes(word))
    )
  })
}
