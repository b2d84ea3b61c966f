import { countBy, uniq } from 'es-toolkit'
import { problem } from '../build/exam-problems.ts'
import type { Problema } from '../result.ts'
import type { Resposta } from './rows.ts'

/** The answer of a key to one question of a booklet. */
export interface Dita {
  /** Undefined where the question is annulled. */
  letra: string | undefined
  /**
   * All answers that the key has for this number, where these are more than the booklet's questions with this number.
   */
  letras?: (string | undefined)[]
  materia: string | undefined
  isRetificada: boolean
}

/**
 * The key's answer to each question; undefined where the key has none. A number may occur more than once, as for each
 * foreign language: the first such question gets the first answer of the key, the second one the second.
 */
export function answersFor(
  numeros: readonly number[],
  respostas: readonly Resposta[],
): (Dita | undefined)[] {
  const byNumber = new Map(respostas.map((resposta) => [resposta.numero, resposta]))
  const counts = countBy(numeros, (numero) => numero)
  const seen = new Map<number, number>()
  return numeros.map((numero) => {
    const place = seen.get(numero) ?? 0
    seen.set(numero, place + 1)
    const found = byNumber.get(numero)
    if (!found) return undefined
    const { isRetificada, letras, materia } = found
    const letra = letras[Math.min(place, letras.length - 1)]
    const said = uniq(letras)
    const isOpen = said.length > (counts[numero] ?? 0)
    return { letra, ...(isOpen && { letras: said }), materia, isRetificada }
  })
}

const list = new Intl.ListFormat('pt-BR')

/**
 * The problem of a question whose alternatives are `nomes`: the key has no answer, an answer that is not among the
 * alternatives, or several answers, as a key for several versions has. Undefined where there is no problem.
 */
export function answerDoubt(
  dita: Dita | undefined,
  nomes: readonly string[],
): Problema | undefined {
  if (!dita) return problem('sem_resposta')
  const { letra, letras } = dita
  if (letras) {
    const said = list.format(letras.map((each) => each ?? 'anulada'))
    const sentence = `O gabarito traz mais de uma resposta para esta questão (${said}): confira qual é a desta prova.`
    return problem('sem_resposta', sentence)
  }
  return letra === undefined || nomes.includes(letra)
    ? undefined
    : problem('sem_resposta', `O gabarito diz ${letra}, mas esta alternativa não foi encontrada.`)
}

/**
 * Where fewer of the key's answers than this share have a question in the booklet, the key is that of another booklet.
 */
const LEAST_IN_BOOKLET = 0.5

/**
 * Whether a key belongs to another booklet than the one with these numbers: most of its answers have no question there.
 */
export function isOfAnother(numeros: readonly number[], respostas: readonly Resposta[]): boolean {
  const there = new Set(numeros)
  const found = respostas.filter(({ numero }) => there.has(numero)).length
  return found < LEAST_IN_BOOKLET * respostas.length
}
