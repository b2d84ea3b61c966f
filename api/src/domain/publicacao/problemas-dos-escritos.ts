import { createJudge, MOST_TOKENS } from '@rumo/contract/formulas'
import type { TextoComProblema } from '@rumo/contract/rules'
import { type Escrito, hasFormula } from './escritos.ts'

/**
 * How many tokens of a prova's formulas may still be read, and whether texts were skipped because too few were left.
 */
export interface Budget {
  tokens: number
  isShort: boolean
}

/**
 * The texts of a question or theme and its references that cannot be drawn, each with its problem. Texts that were
 * judged when they were written are read again only if several records here have formulas, since each was judged by
 * itself. Each question and theme may have as many formulas as one record may, whatever the others have.
 */
export function problemsOf(escritos: readonly Escrito[], budget: Budget): TextoComProblema[] {
  const isTogether = escritos.filter(hasFormula).length > 1
  const read = escritos.filter(({ marcacao_quebrada }) => isTogether || marcacao_quebrada !== false)
  if (read.length === 0) return []
  if (budget.tokens <= 0 && read.some(hasFormula)) {
    budget.isShort = true
    return []
  }
  const own = { tokens: MOST_TOKENS }
  const judge = createJudge(own)
  const problemas = read.flatMap(({ textos }) =>
    textos.flatMap(({ texto, ...at }) => {
      const palavras = texto && judge(texto)
      return palavras ? [{ ...at, palavras }] : []
    }),
  )
  budget.tokens -= MOST_TOKENS - own.tokens
  return problemas
}
