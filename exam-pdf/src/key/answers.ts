import { countBy, uniq } from 'es-toolkit'
import { problem } from '../build/exam-problems.ts'
import type { Problema } from '../result.ts'
import type { Resposta } from './rows.ts'

/** The answer of a key to one question of a booklet. */
export interface Dita {
  /** Undefined where it is annulled. */
  letra: string | undefined
  /** All answers of the key to this number, where there are more than questions with it. */
  letras?: (string | undefined)[]
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
 * The doubt about a question with these letters that has no answer by its key, one that is not there, or several, as
 * the key of several versions has; nothing where all is well.
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

/** The least part of a key's answers whose questions are in the booklet that it belongs to. */
const LEAST_IN_BOOKLET = 0.5

/** Whether a key is of another booklet than one with these numbers: most of its answers have no question there. */
export function isOfAnother(numeros: readonly number[], respostas: readonly Resposta[]): boolean {
  const there = new Set(numeros)
  const found = respostas.filter(({ numero }) => there.has(numero)).length
  return found < LEAST_IN_BOOKLET * respostas.length
}
