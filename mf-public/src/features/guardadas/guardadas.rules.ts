import { MOST_LISTAS, TRECHO_CHARS, type QuestaoAchada, type QuestaoSorteada } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { uniq } from 'es-toolkit'

/** What the device keeps of a question, in the shape of a search result: where it is from and how it begins. */
export function resumoOf(
  questao: Pick<QuestaoSorteada, 'id' | 'texto' | 'materia' | 'prova'> & {
    numero?: number | null | undefined
  },
): QuestaoAchada {
  const { id, numero, texto, materia, prova } = questao
  const words = plainWordsOf(texto).replaceAll(/\s+/g, ' ').trim()
  return {
    id,
    numero: numero ?? null,
    trecho: Array.from(words).slice(0, TRECHO_CHARS).join(''),
    materia,
    prova,
  }
}

/** The names of the user's lists, in alphabetical order. */
export const listasIn = (guardadas: readonly Pick<GuardadaAqui, 'listas'>[]): string[] =>
  uniq(guardadas.flatMap(({ listas }) => listas)).toSorted((one, other) =>
    one.localeCompare(other, 'pt-BR'),
  )

/** The kept questions of one list, or all of them when `lista` is null. */
export const ofLista = <One extends Pick<GuardadaAqui, 'listas'>>(
  guardadas: readonly One[],
  lista: string | null,
): readonly One[] =>
  lista === null ? guardadas : guardadas.filter(({ listas }) => listas.includes(lista))

/** Whether a question can be put into one more list. */
export const hasRoom = (listas: readonly string[]): boolean => listas.length < MOST_LISTAS

/**
 * The lists of a question with the typed one added. When `known` has a list of this name in another spelling (case or
 * accents), that list is used.
 */
export function withLista(
  chosen: readonly string[],
  typed: string,
  known: readonly string[],
): string[] {
  const name = nameIn(typed)
  if (name === '' || !hasRoom(chosen)) return [...chosen]
  return uniq([...chosen, listaNamed(name, known) ?? name])
}

/** The name of a list as typed, with normalized white space. */
export const nameIn = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** The list with this name, regardless of case and accents. */
export const listaNamed = (nome: string, known: readonly string[]): string | undefined =>
  known.find((one) => isSameName(one, nome))

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'pt-BR', { sensitivity: 'base' }) === 0
