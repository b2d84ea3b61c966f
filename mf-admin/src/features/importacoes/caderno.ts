import type { CadernoDeExame, QuestaoDoCaderno, TemaDoCaderno } from '@rumo/contract'
import { range, sortBy, uniq } from 'es-toolkit'

/** A question or a theme of a draft, by its place. */
export interface Alvo {
  readonly lista: 'questoes' | 'redacoes'
  readonly indice: number
}

export const questaoEm = (indice: number): Alvo => ({ lista: 'questoes', indice })
export const temaEm = (indice: number): Alvo => ({ lista: 'redacoes', indice })

export const isMesmo = (a: Alvo | null, b: Alvo | null) =>
  a !== null && b !== null && a.lista === b.lista && a.indice === b.indice

export type Item = QuestaoDoCaderno | TemaDoCaderno

/** What stands at a place of a draft; undefined beyond its end. */
export const itemEm = (caderno: CadernoDeExame, { lista, indice }: Alvo): Item | undefined =>
  caderno[lista][indice]

/** Every question by its number, then every theme. */
export const alvosOf = ({ questoes, redacoes }: CadernoDeExame): readonly Alvo[] => [
  ...sortBy(
    questoes.map(({ numero }, indice) => ({ numero, indice })),
    ['numero', 'indice'],
  ).map(({ indice }) => questaoEm(indice)),
  ...redacoes.map((_, indice) => temaEm(indice)),
]

/** Changes what stands at a place. */
export function changedAt<T extends Item>(
  caderno: CadernoDeExame,
  { lista, indice }: Alvo,
  change: (item: T) => T,
): CadernoDeExame {
  const item = caderno[lista][indice]
  if (!item) return caderno
  return { ...caderno, [lista]: caderno[lista].with(indice, change(item as T) as never) }
}

/** The numbers that a booklet should have and has not: those the extraction named, and those between others. */
export function numerosAusentes({ questoes, numeros_ausentes }: CadernoDeExame): number[] {
  const there = new Set(questoes.map(({ numero }) => numero))
  const between = there.size === 0 ? [] : range(Math.min(...there), Math.max(...there) + 1)
  return sortedNumbers([...numeros_ausentes, ...between].filter((each) => !there.has(each)))
}

const sortedNumbers = (numbers: readonly number[]) => uniq(numbers).toSorted((a, b) => a - b)

/** The same, with what is missing told anew, and without texts that nothing names any more. */
export function emOrdem(caderno: CadernoDeExame): CadernoDeExame {
  const named = new Set(caderno.questoes.flatMap(({ referencias }) => referencias))
  return {
    ...caderno,
    numeros_ausentes: numerosAusentes(caderno),
    referencias: caderno.referencias.filter(({ id }) => named.has(id)),
  }
}

/** The place of a question once another one is gone, which may have stood before it. */
export const semOutra = (indice: number, gone: number): Alvo =>
  questaoEm(gone < indice ? indice - 1 : indice)
