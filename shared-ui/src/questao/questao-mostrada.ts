import type { Alternativa, QuestaoSorteada } from '@rumo/contract'

/** An alternative as it is shown. Before the question is graded, it does not say whether it is right. */
export type AlternativaMostrada = Omit<Alternativa, 'correta'> &
  Partial<Pick<Alternativa, 'correta'>>

/** A question as it is shown: with its key, or without it in an exam in progress. */
export interface QuestaoMostrada extends Omit<QuestaoSorteada, 'alternativas'> {
  alternativas: readonly AlternativaMostrada[]
}
