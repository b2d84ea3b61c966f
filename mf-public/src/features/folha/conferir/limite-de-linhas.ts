/** How many lines a theme asks for; null where it sets no such limit. */
export interface LimiteDeLinhas {
  min: number | null
  max: number | null
}

const ENTRE = /(?:entre|de)\s+(\d{1,3})\s+(?:e|a)\s+(\d{1,3})\s+linhas/i
const MAX =
  /(?:m[áa]ximo(?:\s+de)?|at[ée]|n[ãa]o\s+ultrapass\p{L}*|no\s+m[áa]ximo)\s+(\d{1,3})\s+linhas/iu
const MIN = /(?:m[íi]nimo(?:\s+de)?|pelo\s+menos|ao\s+menos|no\s+m[íi]nimo)\s+(\d{1,3})\s+linhas/i

/**
 * Reads the limit of lines in the words of a theme: 'entre 20 e 30 linhas', 'no máximo 30 linhas'. Null when they name
 * none.
 */
export function limiteDeLinhas(tema: string): LimiteDeLinhas | null {
  const between = ENTRE.exec(tema)
  const min = between?.[1] ?? MIN.exec(tema)?.[1]
  const max = between?.[2] ?? MAX.exec(tema)?.[1]
  if (min === undefined && max === undefined) return null
  return {
    min: min === undefined ? null : Number(min),
    max: max === undefined ? null : Number(max),
  }
}
