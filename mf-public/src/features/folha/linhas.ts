/** How many handwritten characters fit into one line of an exam's sheet, on average. */
const CARACTERES_POR_LINHA = 62

/**
 * Estimates how many lines a text takes on an exam's sheet, since handwriting differs. Words are not divided, every
 * line break begins a line, and blank lines at the end do not count.
 */
export function linhasNaProva(texto: string, largura = CARACTERES_POR_LINHA): number {
  const lines = texto.trimEnd().split(/\r?\n/)
  if (lines.length === 1 && lines[0] === '') return 0
  return lines.reduce((count, line) => count + linesOfOne(line, largura), 0)
}

function linesOfOne(line: string, largura: number): number {
  let count = 1
  let used = 0
  for (const piece of line.match(/\s+|\S+/g) ?? []) {
    const isSpace = piece.trim() === ''
    if (used + piece.length <= largura) used += piece.length
    // White space that reaches the margin ends there and does not begin the next line.
    else if (isSpace) used = largura
    else {
      // A word longer than a line takes several lines.
      const more = Math.ceil(piece.length / largura)
      count += used === 0 ? more - 1 : more
      used = piece.length - (more - 1) * largura
    }
  }
  return count
}

/** How many blank lines a text ends with. The screen shows them, but they do not count as written. */
export function blankLinesAtEnd(texto: string): number {
  const end = texto.slice(texto.trimEnd().length)
  return end.match(/\n/g)?.length ?? 0
}
