/** A kind of formatting: the signs before and after the formatted text, and the key for it, with Ctrl or ⌘. */
export interface Marca {
  nome: string
  antes: string
  depois: string
  tecla: string
}

const tag = (nome: string, name: string, tecla: string): Marca => ({
  nome,
  antes: `<${name}>`,
  depois: `</${name}>`,
  tecla,
})

/** The keys are those of word processors. For formulas, word processors have none. */
export const MARCAS = [
  tag('Negrito', 'b', 'b'),
  tag('Itálico', 'i', 'i'),
  tag('Sublinhado', 'u', 'u'),
  tag('Expoente', 'sup', '.'),
  tag('Índice', 'sub', ','),
  { nome: 'Fórmula', antes: '\\(', depois: '\\)', tecla: 'e' },
] as const satisfies readonly Marca[]

/** A replacement in a text, and the selection afterwards. Positions are in UTF-16 units. */
export interface Troca {
  from: number
  to: number
  novo: string
  selecao: readonly [start: number, end: number]
}

/** Formats the selected text, without the spaces around it. If it already has this formatting, removes it. */
export function marcar(
  texto: string,
  [start, end]: readonly [start: number, end: number],
  { antes, depois }: Marca,
): Troca {
  const selected = texto.slice(start, end)
  const from = start + (selected.length - selected.trimStart().length)
  const inner = selected.trim()
  const to = from + inner.length
  if (
    inner.startsWith(antes) &&
    inner.endsWith(depois) &&
    inner.length >= antes.length + depois.length
  ) {
    const novo = inner.slice(antes.length, -depois.length)
    return { from, to, novo, selecao: [from, from + novo.length] }
  }
  const outside = from - antes.length
  if (texto.slice(Math.max(outside, 0), from) === antes && texto.startsWith(depois, to)) {
    return {
      from: outside,
      to: to + depois.length,
      novo: inner,
      selecao: [outside, outside + inner.length],
    }
  }
  const begin = from + antes.length
  return { from, to, novo: antes + inner + depois, selecao: [begin, begin + inner.length] }
}
