import { createJudge, type Judge } from '@rumo/contract/formulas'
import { refuseCampos } from '../../errors.ts'

type Texto = string | null | undefined
/** Texts by the names of their fields. */
export type Textos = Readonly<Record<string, Texto>>

/** Explains for each of these texts that cannot be drawn what is wrong with it, for its author. */
export function problemasDosTextos(textos: Textos, judge: Judge): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, texto] of Object.entries(textos)) {
    const problem = texto && judge(texto)
    if (problem) found[name] = problem
  }
  return found
}

/**
 * Throws an InvalidInputError, with a message for each field, if any of these texts cannot be drawn. All formulas of a
 * record share one limit. The texts `beside` stay unchanged and are counted first, so an excess is reported at the new
 * texts.
 */
export function refuseBroken(textos: Textos, beside: Textos = {}, judge = createJudge()): void {
  problemasDosTextos(beside, judge)
  refuseCampos(problemasDosTextos(textos, judge))
}

/** The column of a record that stores whether any of its texts cannot be drawn. */
export function judged(textos: readonly Texto[], judge: Judge = createJudge()) {
  return { marcacao_quebrada: textos.some((texto) => texto && judge(texto)) }
}
