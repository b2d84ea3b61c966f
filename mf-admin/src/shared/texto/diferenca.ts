import { diffWordsWithSpace } from 'diff'

/** A piece of a text that was changed: what stayed, what went, what came, and how much of it was left out. */
export interface Trecho {
  kind: 'same' | 'gone' | 'come' | 'gap'
  text: string
}

/** How much unchanged text is shown on each side of a change. */
const AROUND_CHARS = 80
/** The part of the shorter text that both have, at least, where they are compared word by word. */
const LEAST_COMMON = 0.6
/** Beyond so long a text, comparing it word by word would take too long: it is shown as a whole. */
const MAX_CHARS = 20_000

/** How one text became another, word by word; shortened around what changed, unless it is `whole`. */
export function diferencaOf(antes: string, depois: string, whole: boolean): Trecho[] {
  const trechos = compared(antes, depois)
  if (whole) return trechos
  return trechos.flatMap((trecho, place) =>
    shortened(trecho, { isFirst: place === 0, isLast: place === trechos.length - 1 }),
  )
}

/** A piece of a text, and whether the other text has it not. */
interface Pedaco {
  text: string
  isOwn: boolean
}

/** A text in pieces; of texts that have little in common none is marked, for all of it would be. */
export function proprias(texto: string, outro: string): Pedaco[] {
  const trechos = compared(outro, texto).filter(({ kind }) => kind !== 'gone')
  if (trechos.every(({ kind }) => kind !== 'same')) return [{ text: texto, isOwn: false }]
  return trechos.map(({ kind, text }) => ({ text, isOwn: kind === 'come' }))
}

/** Texts that have little in common are two texts: one after the other they are read more easily. */
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
