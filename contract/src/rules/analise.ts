import { mean } from 'es-toolkit'
import { correlate } from './correlation.ts'
import type { Placar } from './resultado.ts'

/** The first answer of an account to a question, and the score of its first answers to all other questions. */
export interface PrimeiraResposta {
  /** Null where the alternative no longer exists. */
  id_alternativa: number | null
  isCerta: boolean
  outras: Placar
}

/** An alternative with how often it was chosen. */
export interface Escolhida {
  id: number
  correta: boolean
  respostas: number
}

/** What first answers reveal about a question; the formulas are those of Moodle's quiz statistics. */
export interface Analise {
  respostas: number
  /** The share of right answers, 0 to 1. */
  facilidade: number
  alternativas: Escolhida[]
  /**
   * The point-biserial correlation, -1 to 1, between a right answer to this question and the share of right answers to
   * other questions. Null where too few students have answered other questions, or where the values do not vary.
   */
  discriminacao: number | null
  /** `discriminacao` divided by the highest value that is possible with this facility, at most 1. */
  eficiencia: number | null
  achados: AchadoNaAnalise[]
}

/** The findings of an analysis, the most serious first. */
export const ACHADOS_DE_ANALISE = [
  'outra_atrai_mais',
  'discrimina_ao_contrario',
  'quase_ninguem_acerta',
  'quase_todos_acertam',
] as const
export type AchadoDeAnalise = (typeof ACHADOS_DE_ANALISE)[number]

/** A finding, with the alternative that it is about. */
export interface AchadoNaAnalise {
  codigo: AchadoDeAnalise
  id_alternativa?: number
}

/** Fewer answers say nothing about the question, only about the students who answered. */
export const LEAST_RESPOSTAS = 30
/** The discrimination leaves out accounts with fewer answers to other questions. */
const LEAST_OUTRAS = 10
/** Facilities at which nearly all answers are wrong, and at which nearly all are right. */
const [HARD, EASY] = [0.05, 0.95]
/** A weaker negative correlation may be chance. */
const BACKWARDS = -0.1

/** Analyses a question by the first answers to it, in any order. Null where there are too few answers. */
export function analisarQuestao(
  alternativas: readonly Pick<Escolhida, 'id' | 'correta'>[],
  primeiras: readonly PrimeiraResposta[],
): Analise | null {
  if (primeiras.length < LEAST_RESPOSTAS) return null
  const chosen = alternativas.map(({ id, correta }) => ({
    id,
    correta,
    respostas: primeiras.filter(({ id_alternativa }) => id_alternativa === id).length,
  }))
  const facilidade = mean(primeiras.map(pointsOf))
  const { discriminacao, eficiencia } = discriminationOf(primeiras)
  return {
    respostas: primeiras.length,
    facilidade,
    alternativas: chosen,
    discriminacao,
    eficiencia,
    achados: achadosOf({ alternativas: chosen, facilidade, discriminacao }),
  }
}

function achadosOf({
  alternativas,
  facilidade,
  discriminacao,
}: Pick<Analise, 'alternativas' | 'facilidade' | 'discriminacao'>): AchadoNaAnalise[] {
  const right = Math.max(0, ...alternativas.filter(isRight).map(({ respostas }) => respostas))
  const [drawn] = alternativas
    .filter((one) => !one.correta && one.respostas > right)
    .toSorted((a, b) => b.respostas - a.respostas)
  return [
    ...(drawn ? [{ codigo: 'outra_atrai_mais', id_alternativa: drawn.id } as const] : []),
    ...(discriminacao !== null && discriminacao <= BACKWARDS
      ? [{ codigo: 'discrimina_ao_contrario' } as const]
      : []),
    ...(facilidade <= HARD ? [{ codigo: 'quase_ninguem_acerta' } as const] : []),
    ...(facilidade >= EASY ? [{ codigo: 'quase_todos_acertam' } as const] : []),
  ]
}

const isRight = ({ correta }: Escolhida) => correta

function discriminationOf(primeiras: readonly PrimeiraResposta[]) {
  const enough = primeiras.filter(({ outras }) => outras.total >= LEAST_OUTRAS)
  const elsewhere = enough.map(({ outras: { certas, total } }) => certas / total)
  const found = enough.length < LEAST_RESPOSTAS ? null : correlate(enough.map(pointsOf), elsewhere)
  return { discriminacao: found?.correlation ?? null, eficiencia: found?.ofMost ?? null }
}

const pointsOf = ({ isCerta }: PrimeiraResposta) => Number(isCerta)
