import type { Marca } from './marca.ts'

/**
 * Stands for a formula, which counts as one character however it is drawn: until KaTeX is loaded, the source of an
 * unusual formula stands there.
 */
const FORMULA = '\uFFFC'
/** The elements that begin a new line. No sentence continues across them. */
const BLOCKS = 'p, li, td, th, caption, h1, h2, [data-texto], [data-texto] > span'

/** A text node or a formula, with its place in the text. */
interface Peca {
  node: Node
  inicio: number
  fim: number
  /** The TeX of a formula. */
  formula: string | undefined
}

/** A text of the page that is read as a whole, with the name that it has in its question. */
export interface Trecho {
  nome: string
  elemento: Element
  texto: string
  pecas: readonly Peca[]
}

/** The texts in an element, in the order of the page. */
export const trechosIn = (area: ParentNode, selector = '[data-trecho]'): Trecho[] =>
  [...area.querySelectorAll<HTMLElement>(selector)].map((elemento) => readTrecho(elemento))

function readTrecho(elemento: HTMLElement): Trecho {
  const pecas: Peca[] = []
  let texto = ''
  const add = (node: Node, words: string, formula?: string) => {
    pecas.push({ node, inicio: texto.length, fim: texto.length + words.length, formula })
    texto += words
  }
  const walk = (node: Node) => {
    if (node instanceof Text) add(node, node.data)
    if (!(node instanceof Element)) return
    const formula = node.getAttribute('data-formula')
    if (formula !== null) {
      add(node, FORMULA, formula)
      return
    }
    if (node.matches(BLOCKS) && texto !== '') texto += '\n'
    if (node instanceof HTMLButtonElement) return
    for (const child of node.childNodes) walk(child)
  }
  const roots = elemento.matches('[data-texto]')
    ? [elemento]
    : elemento.querySelectorAll('[data-texto]')
  for (const root of roots) walk(root)
  return { nome: elemento.dataset.trecho ?? '', elemento, texto, pecas }
}

/** The range of a passage in the page; null when there is no such passage. */
export function rangeOf({ pecas }: Trecho, inicio: number, fim: number): Range | null {
  const first = pecas.find((peca) => peca.fim > inicio)
  const last = pecas.findLast((peca) => peca.inicio < fim)
  if (!first || !last || first.inicio >= fim) return null
  const range = document.createRange()
  if (first.formula !== undefined) range.setStartBefore(first.node)
  else range.setStart(first.node, Math.max(0, inicio - first.inicio))
  if (last.formula !== undefined) range.setEndAfter(last.node)
  else range.setEnd(last.node, Math.min(last.fim, fim) - last.inicio)
  return range
}

/** The passages of these texts that a range of the page covers. A formula is always covered as a whole. */
export function passagesIn(trechos: readonly Trecho[], range: Range): Marca[] {
  return trechos.flatMap(({ nome, texto, pecas }) => {
    const met = pecas.filter(({ node }) => range.intersectsNode(node))
    const [first, last] = [met[0], met.at(-1)]
    if (!first || !last) return []
    const inicio = first.inicio + offsetIn(first, range.startContainer, range.startOffset, 0)
    const end = last.fim - last.inicio
    const fim = last.inicio + offsetIn(last, range.endContainer, range.endOffset, end)
    return trimmed({ trecho: nome, inicio, fim }, texto)
  })
}

const offsetIn = ({ node, formula }: Peca, container: Node, offset: number, otherwise: number) =>
  node === container && formula === undefined ? offset : otherwise

/** The passage without white space at its ends; nothing when it is only white space. */
function trimmed({ trecho, inicio, fim }: Marca, texto: string): Marca[] {
  const words = texto.slice(inicio, fim)
  const from = inicio + (words.length - words.trimStart().length)
  const to = from + words.trim().length
  return from < to ? [{ trecho, inicio: from, fim: to }] : []
}

/** The sentences of a text, one after the other. */
export function frasesOf({ nome, texto }: Trecho): Marca[] {
  return texto
    .split('\n')
    .flatMap((line, index, lines) => {
      const before = lines.slice(0, index).reduce((length, one) => length + one.length + 1, 0)
      return sentencesIn(line).map(([from, to]) => [before + from, before + to] as const)
    })
    .flatMap(([inicio, fim]) => trimmed({ trecho: nome, inicio, fim }, texto))
}

function sentencesIn(line: string): [number, number][] {
  // Firefox before 125 has no Intl.Segmenter: there a line is read as one sentence.
  if (!('Segmenter' in Intl)) return [[0, line.length]]
  const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
  return [...segmenter.segment(line)].map(({ index, segment }) => [index, index + segment.length])
}

/** The words of a passage; its formulas are replaced by '[fórmula]'. */
export const wordsOf = ({ texto }: Trecho, { inicio, fim }: Marca) =>
  texto.slice(inicio, fim).replaceAll(FORMULA, '[fórmula]').replaceAll(/\s+/g, ' ')
