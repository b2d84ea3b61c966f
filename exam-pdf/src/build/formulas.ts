import type { FlowItem } from '../layout/flow.ts'
import type { Problema } from '../result.ts'
import { hasDrawnFormula, hasFormula, hasWrittenFraction } from '../structure/formula-doubts.ts'
import { DRAWN_FORMULA, problem, WRITTEN_FRACTION } from './exam-problems.ts'

/** The doubts about formulas in texts, each of which is a list of items below each other. */
export function formulaProblems(texts: readonly (readonly FlowItem[])[]): Problema[] {
  return [
    ...(texts.some(hasDrawnFormula) ? [problem('formula', DRAWN_FORMULA)] : []),
    ...(texts.some(hasFormula)
      ? [problem('formula')]
      : texts.some(hasWrittenFraction)
        ? [problem('formula', WRITTEN_FRACTION)]
        : []),
  ]
}
