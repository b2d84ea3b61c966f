/** A passage of a text: from `inicio` up to, and without, `fim`, in UTF-16 units as a browser selects it. */
export interface Passagem {
  inicio: number
  fim: number
}

/** A piece of the text, with the places in the list of the passages that it belongs to. */
export interface Pedaco extends Passagem {
  anotacoes: number[]
}

/** Whether a passage marks something of a text of that length. */
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
 * Cuts a text of that length where passages begin and end, because they may overlap: each piece is entirely in
 * the passages that it names, and together the pieces are the text. Empty passages are skipped.
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
