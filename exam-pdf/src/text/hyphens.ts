/** Pronouns that are written after a verb with a hyphen. */
const CLITICS = /^(?:me|te|se|nos|vos|lhes?|l?[oa]s?|n[oa]s?)$/i
/** First parts that keep their hyphen. */
const PREFIXES =
  /(?:^|[^\p{L}])(?:pré|pós|pró|ex|vice|recém|além|aquém|sem|bem|mal|não|sub|super|inter|anti|auto|contra|extra|infra|micro|mini|multi|neo|semi|socio|sócio|afro|euro|luso|anglo|franco|greco|ibero|indo|sino|latino|norte|sul|meio|guarda|porta|segunda|terça|quarta|quinta|sexta|primeiro|segundo)$/iu

const LITTLE = 4

/** The words of a text that have a hyphen, and those that have none. */
export interface Vocabulary {
  hyphened: ReadonlySet<string>
  plain: ReadonlySet<string>
}

/** The hyphens that a booklet's own words have in the middle of lines. */
export function vocabularyOf(lines: readonly string[]): Vocabulary {
  const hyphened = new Set<string>()
  const plain = new Set<string>()
  for (const line of lines) {
    for (const word of line.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?!-$)/gu) ?? []) {
      if (word.includes('-')) hyphened.add(word)
      else plain.add(word)
    }
  }
  return { hyphened, plain }
}

/** Both parts are words of their own, and none of the little ones that any word may begin with. */
const isCompound = (first: string, rest: string, words: Vocabulary) =>
  first.length > LITTLE && rest.length > LITTLE && words.plain.has(first)

/** Whether a compound is divided within its last part, as 'bem-vin-' of 'bem-vindos' is, not between two. */
function isDividedPart(first: string, rest: string, words: Vocabulary): boolean {
  const last = first.slice(first.lastIndexOf('-') + 1)
  if (words.hyphened.has(`${first}${rest}`) || words.plain.has(`${last}${rest}`)) return true
  return last.length < LITTLE && !words.plain.has(last) && !CLITICS.test(last)
}

/**
 * Whether a hyphen between the end of one line and the beginning of the next belongs to the word. Where
 * the booklet has the word elsewhere, it is as there.
 */
export function keepsHyphen(before: string, after: string, words: Vocabulary): boolean {
  const first = /[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}]+)*$/u.exec(before)?.[0].toLowerCase() ?? ''
  const second = /^[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}]+)*/u.exec(after)?.[0] ?? ''
  const rest = second.toLowerCase()
  if (first === '' || rest === '') return true
  if (/\d$/.test(first) || /^\d/.test(rest)) return true
  if (words.hyphened.has(`${first}-${rest}`)) return true
  if (words.plain.has(`${first}${rest}`)) return false
  if (/^\p{Lu}/u.test(second)) return true
  if (first.includes('-')) return !isDividedPart(first, rest, words)
  if (CLITICS.test(rest)) return true
  return (PREFIXES.test(before) || isCompound(first, rest, words)) && words.plain.has(rest)
}
