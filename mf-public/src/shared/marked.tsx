import type { ReactNode } from 'react'

/** A text with these passages of it, in their order, wrapped in `<mark>`. */
export function marked(
  texto: string,
  trechos: readonly { from: number; to: number }[],
): ReactNode[] {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { from, to } of trechos) {
    pieces.push(texto.slice(at, from), <mark key={from}>{texto.slice(from, to)}</mark>)
    at = to
  }
  return [...pieces, texto.slice(at)]
}
