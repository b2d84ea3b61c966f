import type { Prova, Vestibular } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { toSearchText } from '@rumo/contract/search-text'
import { vestibularWords } from '@rumo/shared-ui/words'
import { sortBy } from 'es-toolkit'
import { numericId } from '../../shared/numeric-id.ts'
import type { TemaSorteavel } from './tema.ts'

/** A theme with where it was asked. */
export interface TemaListado {
  tema: TemaSorteavel
  /** The exam's name; null where the server does not say. */
  prova: string | null
  /** '1º semestre de 2025'; null where it is of none. */
  vestibular: string | null
  /** By which the newest comes first; 0 where it is of none. */
  edicao: number
}

/** The themes with their exam and vestibular, the newest first and by their titles. */
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

/** Those that have every word of a search in title, exam or vestibular, and are of the chosen one; '' is any. */
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
