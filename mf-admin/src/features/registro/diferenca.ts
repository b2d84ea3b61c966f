import { diffWordsWithSpace } from 'diff'

/** A piece of a text that was changed: what stayed, what went, what came, and how much of it was left out. */
export interface Trecho {
  kind: 'same' | 'gone' | 'come' | 'gap'
  text: string
}

/** So much of what stayed is shown on each side of what changed. */
const AROUND_CHARS = 80
/** Beyond so long a text, comparing it word by word would take too long: it is shown as a whole. */
const MAX_CHARS = 20_000

/** How one text became another, word by word; shortened around what changed, unless it is `whole`. */
export function diferencaOf(antes: string, depois: string, whole: boolean): Trecho[] {
  const trechos: Trecho[] =
    antes.length + depois.length > MAX_CHARS
      ? [
          { kind: 'gone', text: antes },
          { kind: 'come', text: depois },
        ]
      : diffWordsWithSpace(antes, depois).map(({ value, added, removed }) => ({
          kind: added ? 'come' : removed ? 'gone' : 'same',
          text: value,
        }))
  if (whole) return trechos
  return trechos.flatMap((trecho, place) =>
    shortened(trecho, { isFirst: place === 0, isLast: place === trechos.length - 1 }),
  )
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
