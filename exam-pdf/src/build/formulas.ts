import type { FlowItem } from '../layout/flow.ts'
import type { Problema } from '../result.ts'
import { hasDrawnFormula, hasFormula, hasWrittenFraction } from '../structure/formula-doubts.ts'
import { DRAWN_FORMULA, problem, WRITTEN_FRACTION } from './exam-problems.ts'

/** The problems with formulas in texts. Each text is a list of its items from top to bottom. */
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
