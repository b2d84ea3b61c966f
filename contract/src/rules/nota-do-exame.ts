import { toSearchText } from '../texto/search-text.ts'
import type { Resultado } from './resultado.ts'

// The score that an exam gives, after the Vestibular Fatec. Source: Manual do Candidato of the Vestibular das Fatecs
// (Centro Paula Souza): a test whose questions weigh by the course that one applies for, an essay, a final score of both,
// and no place for a candidate whose essay is worth nothing. That a test worth nothing eliminates too is in no source that
// could be read, so it does not here. Weights and the essay's part are in that manual anew each
// time, so they are data of the course (docs/decisions/simulado.md) and no constant here.

/** The greatest weight that a matéria may have. */
export const MOST_PESO = 10

/** The score of an essay and of a test, whatever they were counted in. */
const WHOLE = 100

/** What a matéria weighs, by its name as a search sees it; one that is not there weighs 1. */
export type Pesos = ReadonlyMap<string, number>

/** The rule of a course: its weights, and how much of the final score the essay is, in %. */
export interface RegraDoCurso {
  pesos: Pesos
  parteDaRedacao: number
}

const LINE = /^(.*\S)[\s:]+(\d{1,2}(?:[.,]\d{1,2})?)$/

/** Reads weights as they are written, a matéria with its weight a line; null where a line is no such thing. */
export function parsePesos(text: string): Pesos | null {
  const pesos = new Map<string, number>()
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, materia = '', written = ''] = LINE.exec(line) ?? []
    const peso = Number(written.replace(',', '.'))
    const nome = nameOf(materia)
    if (nome === '' || !(peso > 0) || peso > MOST_PESO || pesos.has(nome)) return null
    pesos.set(nome, peso)
  }
  return pesos
}

const nameOf = (materia: string) => toSearchText(materia.replace(/:$/, '').trim())

/** The rule of a course as it is kept; null where it names none. */
export function regraDoCurso(curso: {
  pesos?: string | null | undefined
  parte_da_redacao?: number | null | undefined
}): RegraDoCurso | null {
  const parteDaRedacao = curso.parte_da_redacao ?? null
  const pesos = parsePesos(curso.pesos ?? '')
  return parteDaRedacao === null || pesos === null ? null : { pesos, parteDaRedacao }
}

/** A question of the test as it was graded. */
export interface QuestaoPontuada {
  materia: string | null
  resultado: Resultado
}

/** What an exam makes of a test and an essay, each from 0 to 100. */
export interface NotaDoExame {
  prova: number
  /** Null: it counts, and is not known. */
  redacao: number | null
  /** Null until the essay is known, and where one is eliminated. */
  final: number | null
  /** Why there is no place, whatever the rest is worth. */
  eliminacao: 'redacao-zerada' | null
}

/** The score of a course; null where no question has a key. A question without one counts for nothing. */
export function notaDoExame(
  questoes: readonly QuestaoPontuada[],
  redacao: { nota: number; maximo: number } | null,
  { pesos, parteDaRedacao }: RegraDoCurso,
): NotaDoExame | null {
  const counted = questoes.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const pesoOf = ({ materia }: QuestaoPontuada) => pesos.get(nameOf(materia ?? '')) ?? 1
  const all = sumOf(counted, pesoOf)
  if (all === 0) return null
  const right = counted.filter(({ resultado }) => resultado === 'certa')
  const prova = (WHOLE * sumOf(right, pesoOf)) / all
  const escrita = redacao && (WHOLE * redacao.nota) / redacao.maximo
  const eliminacao = parteDaRedacao > 0 && escrita === 0 ? 'redacao-zerada' : null
  const final = eliminacao === null ? finalOf(prova, escrita, parteDaRedacao / WHOLE) : null
  return { prova, redacao: escrita, final, eliminacao }
}

function finalOf(prova: number, redacao: number | null, parte: number): number | null {
  if (parte === 0) return prova
  return redacao === null ? null : prova * (1 - parte) + redacao * parte
}

const sumOf = (questoes: readonly QuestaoPontuada[], pesoOf: (one: QuestaoPontuada) => number) =>
  questoes.reduce((sum, questao) => sum + pesoOf(questao), 0)
