import { diffWordsWithSpace } from 'diff'

/** A piece of a text that was changed: the same, removed, added, or omitted for brevity. */
export interface Trecho {
  kind: 'same' | 'gone' | 'come' | 'gap'
  text: string
}

/** How much unchanged text is shown on each side of a change. */
const AROUND_CHARS = 80
/** The minimum part of the shorter text that both texts must share to be compared word by word. */
const LEAST_COMMON = 0.6
/** The maximum length of both texts together for a word-by-word comparison, which would take too long beyond it. */
const MAX_CHARS = 20_000

/** The changes from one text to another, word by word. Unless `whole`, long unchanged parts are shortened. */
export function diferencaOf(antes: string, depois: string, whole: boolean): Trecho[] {
  const trechos = compared(antes, depois)
  if (whole) return trechos
  return trechos.flatMap((trecho, place) =>
    shortened(trecho, { isFirst: place === 0, isLast: place === trechos.length - 1 }),
  )
}

/** A piece of a text. `isOwn`: the other text lacks it. */
interface Pedaco {
  text: string
  isOwn: boolean
}

/**
 * Splits a text into pieces and marks those that the other text lacks. If the texts have little in common, nothing is
 * marked, because everything would be.
 */
export function proprias(texto: string, outro: string): Pedaco[] {
  const trechos = compared(outro, texto).filter(({ kind }) => kind !== 'gone')
  if (trechos.every(({ kind }) => kind !== 'same')) return [{ text: texto, isOwn: false }]
  return trechos.map(({ kind, text }) => ({ text, isOwn: kind === 'come' }))
}

/** Texts with little in common are easier to read one after the other, so they are not compared word by word. */
function compared(antes: string, depois: string): Trecho[] {
  const apart: Trecho[] = [
    { kind: 'gone', text: antes },
    { kind: 'come', text: depois },
  ]
  if (antes.length + depois.length > MAX_CHARS) return apart
  const trechos = diffWordsWithSpace(antes, depois).map(({ value, added, removed }): Trecho => {
    if (added) return { kind: 'come', text: value }
    return { kind: removed ? 'gone' : 'same', text: value }
  })
  const common = trechos.reduce(
    (chars, { kind, text }) => chars + (kind === 'same' ? text.length : 0),
    0,
  )
  return antes === depois || common >= LEAST_COMMON * Math.min(antes.length, depois.length)
    ? trechos
    : apart
}

function shortened(
  trecho: Trecho,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Trecho[] {
  const { kind, text } = trecho
  const [before, after] = [isFirst ? 0 : AROUND_CHARS, isLast ? 0 : AROUND_CHARS]
  if (kind !== 'same' || text.length <= before + after + AROUND_CHARS) return [trecho]
  const head = before === 0 ? '' : text.slice(0, text.lastIndexOf(' ', before) + 1 || before)
  const cut = text.indexOf(' ', text.length - after)
  const tail = after === 0 ? '' : text.slice(cut === -1 ? text.length - after : cut)
  return [
    { kind: 'same', text: head },
    { kind: 'gap', text: text.slice(head.length, text.length - tail.length) },
    { kind: 'same', text: tail },
  ] satisfies Trecho[]
}
