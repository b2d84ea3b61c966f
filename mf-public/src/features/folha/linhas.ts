/** How many handwritten characters a line of an exam's sheet takes, give or take a few. */
const CARACTERES_POR_LINHA = 62

/**
 * How many lines a text would take on an exam's sheet: words are not divided, every line break begins a
 * line, and blank lines at the end take none. An estimate, for no hand is like another.
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
    // Space that comes to the margin ends there.
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

/** How many blank lines a text ends with: they stand on the screen, and count for nothing. */
export function blankLinesAtEnd(texto: string): number {
  const end = texto.slice(texto.trimEnd().length)
  return end.match(/\n/g)?.length ?? 0
}
