import { MOST_LISTAS, type QuestaoAchada, type QuestaoSorteada } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { uniq } from 'es-toolkit'

/** As many characters as the server gives of a text. */
const TRECHO_CHARS = 200

/** Where a question is from and how it begins, as a search gives it: what is kept of it. */
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

/** The names of one's lists, in the order of the alphabet. */
export const listasIn = (guardadas: readonly Pick<GuardadaAqui, 'listas'>[]): string[] =>
  uniq(guardadas.flatMap(({ listas }) => listas)).toSorted((one, other) =>
    one.localeCompare(other, 'pt-BR'),
  )

/** Those of one list; all of them for null. */
export const ofLista = <One extends Pick<GuardadaAqui, 'listas'>>(
  guardadas: readonly One[],
  lista: string | null,
): readonly One[] =>
  lista === null ? guardadas : guardadas.filter(({ listas }) => listas.includes(lista))

/** Whether a question may be in one more list. */
export const hasRoom = (listas: readonly string[]): boolean => listas.length < MOST_LISTAS

/** The lists of a question with one that is typed: one that is there already is meant, however it is written. */
export function withLista(
  chosen: readonly string[],
  typed: string,
  known: readonly string[],
): string[] {
  const name = nameIn(typed)
  if (name === '' || !hasRoom(chosen)) return [...chosen]
  return uniq([...chosen, listaNamed(name, known) ?? name])
}

/** The name of a list in what was typed. */
export const nameIn = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** The list that has this name, however it is written. */
export const listaNamed = (nome: string, known: readonly string[]): string | undefined =>
  known.find((one) => isSameName(one, nome))

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'pt-BR', { sensitivity: 'base' }) === 0
