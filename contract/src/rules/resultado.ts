/** What the exam board made of a question. */
export type Situacao = 'normal' | 'anulada' | 'retificada'

/** The results of an answer; `sem-gabarito`: no alternative is marked as right, so there is none. */
export const RESULTADOS = ['certa', 'errada', 'em-branco', 'sem-gabarito'] as const
export type Resultado = (typeof RESULTADOS)[number]

/** What grading one question needs; the right alternatives are those of the newest key. */
export interface Gabarito {
  situacao?: Situacao | undefined
  /** Whether each is right; missing where the key is not shown yet. */
  alternativas: readonly { id: number; correta?: boolean | undefined }[]
}

/**
 * Grades one answer, the id of an alternative or null for none (docs/decisions/attempts.md). An annulled
 * question is right for everybody, a blank one included; where two alternatives are right, so is either.
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

/** How many are right, of those that could be. */
export interface Placar {
  certas: number
  total: number
}

/** What a graded card comes to: a question without a key is neither right nor wrong, and is not counted. */
export function placarOf(resultados: readonly Resultado[]): Placar {
  return {
    certas: resultados.filter((resultado) => resultado === 'certa').length,
    total: resultados.filter((resultado) => resultado !== 'sem-gabarito').length,
  }
}

/** Why the result of a graded question changed. */
export const MOTIVOS_DE_RECORRECAO = ['anulacao', 'fim_da_anulacao', 'mudanca_do_gabarito'] as const
export type MotivoDeRecorrecao = (typeof MOTIVOS_DE_RECORRECAO)[number]

/** How a change of a question changes one result; null where it does not. */
export interface Regrade {
  antes: Resultado
  depois: Resultado
  motivo: MotivoDeRecorrecao
}

/**
 * Grades an answer again by the question as it is now. `antes` is the result that was told. A question
 * that is retired has the key that it had: nothing changes by it.
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
