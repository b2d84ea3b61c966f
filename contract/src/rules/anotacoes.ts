/** A passage of a text, from `inicio` (included) to `fim` (excluded), in UTF-16 units, as browsers count selections. */
export interface Passagem {
  inicio: number
  fim: number
}

/** A piece of the text, with the indices of the passages that cover it. */
export interface Pedaco extends Passagem {
  anotacoes: number[]
}

/** Whether the passage marks at least one character of a text of this length, and nothing beyond it. */
export function isWithin({ inicio, fim }: Passagem, length: number): boolean {
  return (
    Number.isInteger(inicio) &&
    Number.isInteger(fim) &&
    inicio >= 0 &&
    inicio < fim &&
    fim <= length
  )
}

/**
 * Cuts a text of this length at the ends of the passages, because passages may overlap. Each piece lies entirely in the
 * passages that it lists, and all pieces together are the text. Passages that are empty or beyond the text are ignored.
 */
export function cutPassagens(length: number, passagens: readonly Passagem[]): Pedaco[] {
  const marks = passagens.map((passagem) => (isWithin(passagem, length) ? passagem : null))
  const cuts = new Set([0, length])
  for (const mark of marks) {
    if (mark) cuts.add(mark.inicio).add(mark.fim)
  }
  const ends = [...cuts].toSorted((a, b) => a - b)
  return ends.slice(1).map((fim, index) => {
    const inicio = ends[index] ?? 0
    const isIn = (mark: Passagem | null) =>
      mark !== null && mark.inicio <= inicio && fim <= mark.fim
    return { inicio, fim, anotacoes: marks.flatMap((mark, place) => (isIn(mark) ? [place] : [])) }
  })
}
