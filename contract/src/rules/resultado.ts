/** What the exam board decided about a question: nothing special, annulled, or with a corrected key. */
export type Situacao = 'normal' | 'anulada' | 'retificada'

/** The results of an answer. `sem-gabarito` means that no alternative of the question is marked as right. */
export const RESULTADOS = ['certa', 'errada', 'em-branco', 'sem-gabarito'] as const
export type Resultado = (typeof RESULTADOS)[number]

/** What is needed to grade a question; the right alternatives are those of the newest key. */
export interface Gabarito {
  situacao?: Situacao | undefined
  /** `correta` is missing where the key is not shown yet. */
  alternativas: readonly { id: number; correta?: boolean | undefined }[]
}

/**
 * Grades one answer: the id of an alternative, or null for none (docs/decisions/attempts.md). An annulled question is
 * right for everyone, also when left blank. Where two alternatives are right, either one is accepted.
 */
export function gradeQuestao(
  { situacao, alternativas }: Gabarito,
  marcada: number | null,
): Resultado {
  if (situacao === 'anulada') return 'certa'
  if (!alternativas.some(({ correta }) => correta)) return 'sem-gabarito'
  if (marcada === null) return 'em-branco'
  return alternativas.some(({ id, correta }) => correta && id === marcada) ? 'certa' : 'errada'
}

/** How many answers are right, of how many. */
export interface Placar {
  certas: number
  total: number
}

/** The score of a graded card. A question without a key does not count, neither as right nor as wrong. */
export function placarOf(resultados: readonly Resultado[]): Placar {
  return {
    certas: resultados.filter((resultado) => resultado === 'certa').length,
    total: resultados.filter((resultado) => resultado !== 'sem-gabarito').length,
  }
}

/** Why the result of a graded question changed. */
export const MOTIVOS_DE_RECORRECAO = ['anulacao', 'fim_da_anulacao', 'mudanca_do_gabarito'] as const
export type MotivoDeRecorrecao = (typeof MOTIVOS_DE_RECORRECAO)[number]

/** How a change of a question changes one result. */
export interface Regrade {
  antes: Resultado
  depois: Resultado
  motivo: MotivoDeRecorrecao
}

/**
 * Grades an answer again by the question as it is now; null where the result stays the same. `antes` is the result that
 * the student was told. Retiring a question changes nothing, because the question keeps its key.
 */
export function regradeQuestao(
  before: Pick<Gabarito, 'situacao'>,
  now: Gabarito,
  { marcada, antes }: { marcada: number | null; antes: Resultado },
): Regrade | null {
  const depois = gradeQuestao(now, marcada)
  return depois === antes ? null : { antes, depois, motivo: motivoOf(before, now) }
}

function motivoOf(
  before: Pick<Gabarito, 'situacao'>,
  now: Pick<Gabarito, 'situacao'>,
): MotivoDeRecorrecao {
  if (now.situacao === 'anulada') return 'anulacao'
  return before.situacao === 'anulada' ? 'fim_da_anulacao' : 'mudanca_do_gabarito'
}
