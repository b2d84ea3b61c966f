import { problem } from '../build/problems.ts'
import type { Problema } from '../result.ts'
import type { Resposta } from './rows.ts'

/** What a key says of one question of a booklet. */
export interface Dita {
  /** Undefined where it is annulled. */
  letra: string | undefined
  materia: string | undefined
  isRetificada: boolean
}

/**
 * What a key says of each question, by its number; undefined where it says nothing. Of a number that comes more than
 * once, for each language, the columns of the key tell them apart.
 */
export function answersFor(
  numeros: readonly number[],
  respostas: readonly Resposta[],
): (Dita | undefined)[] {
  const byNumber = new Map(respostas.map((resposta) => [resposta.numero, resposta]))
  const seen = new Map<number, number>()
  return numeros.map((numero) => {
    const place = seen.get(numero) ?? 0
    seen.set(numero, place + 1)
    const found = byNumber.get(numero)
    if (!found) return undefined
    const { isRetificada, letras, materia } = found
    return { letra: letras[Math.min(place, letras.length - 1)], materia, isRetificada }
  })
}

/** The doubt about a question that has no answer by its key, which may name a letter that is not there. */
export const withoutAnswer = (letra: string | undefined): Problema =>
  letra === undefined
    ? problem('sem_resposta')
    : problem('sem_resposta', `O gabarito diz ${letra}, mas esta alternativa não foi encontrada.`)

/** The least part of a key's answers whose questions are in the booklet that it belongs to. */
const LEAST_IN_BOOKLET = 0.5

/** Whether a key is of another booklet than one with these numbers: most of its answers have no question there. */
export function isOfAnother(numeros: readonly number[], respostas: readonly Resposta[]): boolean {
  const there = new Set(numeros)
  const found = respostas.filter(({ numero }) => there.has(numero)).length
  return found < LEAST_IN_BOOKLET * respostas.length
}
