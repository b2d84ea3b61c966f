import { toSearchText } from '../texto/search-text.ts'
import type { Resultado } from './resultado.ts'

// The score of an exam, as in the Vestibular Fatec. Source: Manual do Candidato of the Vestibular das Fatecs (Centro
// Paula Souza). It has a test whose questions are weighted by the course, an essay, and a final score of both; a
// candidate whose essay scores zero is eliminated. No source that could be read says that a test score of zero
// eliminates, so it does not here. The manual of each exam sets the weights and the essay's share anew, so they are
// data of the course (docs/decisions/simulado.md) and not constants here.

/** The greatest weight of a matéria. */
export const MOST_PESO = 10

/** The maximum score, of the test and of the essay. */
const WHOLE = 100

/** The weight of each matéria, by its name in search form (`toSearchText`). A matéria that is not listed weighs 1. */
export type Pesos = ReadonlyMap<string, number>

/** The scoring rule of a course: the weights, and the essay's share of the final score, in %. */
export interface RegraDoCurso {
  pesos: Pesos
  parteDaRedacao: number
}

const LINE = /^(.*\S)[\s:]+(\d{1,2}(?:[.,]\d{1,2})?)$/

/**
 * Parses weights, one matéria with its weight on each line; null where a line has another form, or where a matéria is
 * repeated.
 */
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

/** The rule that is stored for a course; null where the course has none. */
export function regraDoCurso(curso: {
  pesos?: string | null | undefined
  parte_da_redacao?: number | null | undefined
}): RegraDoCurso | null {
  const parteDaRedacao = curso.parte_da_redacao ?? null
  const pesos = parsePesos(curso.pesos ?? '')
  return parteDaRedacao === null || pesos === null ? null : { pesos, parteDaRedacao }
}

/** A graded question of the test. */
export interface QuestaoPontuada {
  materia: string | null
  resultado: Resultado
}

/** The scores of an exam, each from 0 to 100. */
export interface NotaDoExame {
  prova: number
  /** Null where the essay counts but has no grade yet. */
  redacao: number | null
  /** Null until the essay is graded, and where the candidate is eliminated. */
  final: number | null
  /** Why the candidate is eliminated, whatever the other scores are; null where they are not. */
  eliminacao: 'redacao-zerada' | null
}

/** The score of an exam by a course's rule. Questions without a key do not count; null where no question has a key. */
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
