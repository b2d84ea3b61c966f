import type { CadernoDeExame } from '@rumo/contract'
import { questaoEm, type Alvo, type Item } from '@rumo/contract/caderno'
import { range, uniq } from 'es-toolkit'

export const isMesmo = (a: Alvo | null, b: Alvo | null) =>
  a !== null && b !== null && a.lista === b.lista && a.indice === b.indice

/** Changes the question or theme at a place. Returns the draft itself if there is none. */
export function changedAt<T extends Item>(
  caderno: CadernoDeExame,
  { lista, indice }: Alvo,
  change: (item: T) => T,
): CadernoDeExame {
  const item = caderno[lista][indice]
  if (!item) return caderno
  return { ...caderno, [lista]: caderno[lista].with(indice, change(item as T) as never) }
}

/**
 * The numbers that the booklet should have but the draft lacks: those that the extraction named, and the gaps between
 * numbers.
 */
export function numerosAusentes({ questoes, numeros_ausentes }: CadernoDeExame): number[] {
  const there = new Set(questoes.map(({ numero }) => numero))
  const between = there.size === 0 ? [] : range(Math.min(...there), Math.max(...there) + 1)
  return sortedNumbers([...numeros_ausentes, ...between].filter((each) => !there.has(each)))
}

const sortedNumbers = (numbers: readonly number[]) => uniq(numbers).toSorted((a, b) => a - b)

/** The draft with `numeros_ausentes` computed again, and without texts that no question uses. */
export function emOrdem(caderno: CadernoDeExame): CadernoDeExame {
  const named = new Set(caderno.questoes.flatMap(({ referencias }) => referencias))
  return {
    ...caderno,
    numeros_ausentes: numerosAusentes(caderno),
    referencias: caderno.referencias.filter(({ id }) => named.has(id)),
  }
}

/** The place of a question after another one was removed. */
export const semOutra = (indice: number, gone: number): Alvo =>
  questaoEm(gone < indice ? indice - 1 : indice)
