/** What a part of a text may be marked as: between which signs it then stands, and the key that does it with Ctrl or ⌘. */
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

/** The keys are those of word processors, except that of a formula, for which they have none. */
export const MARCAS = [
  tag('Negrito', 'b', 'b'),
  tag('Itálico', 'i', 'i'),
  tag('Sublinhado', 'u', 'u'),
  tag('Expoente', 'sup', '.'),
  tag('Índice', 'sub', ','),
  { nome: 'Fórmula', antes: '\\(', depois: '\\)', tecla: 'e' },
] as const satisfies readonly Marca[]

/** A text with a part of it replaced, and what is selected then; places are counted in UTF-16 units. */
export interface Troca {
  from: number
  to: number
  novo: string
  selecao: readonly [start: number, end: number]
}

/** Marks what is selected, without the spaces around it; removes the mark where it has it already. */
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
