import type { Alternativa, QuestaoSorteada } from '@rumo/contract'

/** An alternative as it is shown: whether it is right is not said before the question is corrected. */
export type AlternativaMostrada = Omit<Alternativa, 'correta'> &
  Partial<Pick<Alternativa, 'correta'>>

/** A question as it is shown: with its key, or, in an exam that is under way, without. */
export interface QuestaoMostrada extends Omit<QuestaoSorteada, 'alternativas'> {
  alternativas: readonly AlternativaMostrada[]
}
