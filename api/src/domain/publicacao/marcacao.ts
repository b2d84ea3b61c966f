import { createJudge, type Judge } from '@rumo/contract/formulas'
import { refuseCampos } from '../../errors.ts'

type Texto = string | null | undefined
/** By the names of their fields. */
export type Textos = Readonly<Record<string, Texto>>

/** Which of these texts cannot be drawn, by the same names, in words for their author. */
export function problemasDosTextos(textos: Textos, judge: Judge): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, texto] of Object.entries(textos)) {
    const problem = texto && judge(texto)
    if (problem) found[name] = problem
  }
  return found
}

/**
 * Throws an InvalidInputError where something of these texts cannot be drawn, beside the fields of their names. The
 * formulas of one record are bounded together: it is these that are too many `beside` the rest of it, which stays as it
 * is.
 */
export function refuseBroken(textos: Textos, beside: Textos = {}, judge = createJudge()): void {
  problemasDosTextos(beside, judge)
  refuseCampos(problemasDosTextos(textos, judge))
}

/** Whether something of a record's texts cannot be drawn, as its row keeps it. */
export function judged(textos: readonly Texto[], judge: Judge = createJudge()) {
  return { marcacao_quebrada: textos.some((texto) => texto && judge(texto)) }
}
