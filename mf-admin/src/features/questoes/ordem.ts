import type { LinhaDeQuestao, Lote } from '@rumo/contract'

type Numbered = Pick<LinhaDeQuestao, 'id' | 'numero'>

/**
 * The numbers of a prova's questions in a new order: the existing numbers, lowest first. A number that occurs twice or
 * is missing is replaced by the one after the number before it.
 */
export function numerosOf(questoes: readonly Numbered[]): number[] {
  const known = questoes.flatMap(({ numero }) => numero ?? []).toSorted((a, b) => a - b)
  const numeros: number[] = []
  for (const place of questoes.keys()) {
    numeros.push(Math.max((numeros.at(-1) ?? 0) + 1, known[place] ?? 1))
  }
  return numeros
}

/** The request that gives the questions in this order their numbers; null if all have theirs already. */
export function loteOfOrdem(questoes: readonly Numbered[]): Lote | null {
  const numeros = numerosOf(questoes)
  const changed = questoes.flatMap(({ id, numero }, place) =>
    numeros[place] === undefined || numeros[place] === numero ? [] : { id, numero: numeros[place] },
  )
  if (changed.length === 0) return null
  return { ids: changed.map(({ id }) => id), numeros: changed.map(({ numero }) => numero) }
}
