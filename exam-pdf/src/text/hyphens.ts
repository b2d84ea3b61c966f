/** Pronouns that follow a verb after a hyphen. */
const CLITICS = /^(?:me|te|se|nos|vos|lhes?|l?[oa]s?|n[oa]s?)$/i
/** Words and prefixes that keep the hyphen after them. */
const PREFIXES =
  /(?:^|[^\p{L}])(?:pré|pós|pró|ex|vice|recém|além|aquém|sem|bem|mal|não|sub|super|inter|anti|auto|contra|extra|infra|micro|mini|multi|neo|semi|socio|sócio|afro|euro|luso|anglo|franco|greco|ibero|indo|sino|latino|norte|sul|meio|guarda|porta|segunda|terça|quarta|quinta|sexta|primeiro|segundo)$/iu

const LITTLE = 4

/** The words of a text, those with a hyphen and those without. */
export interface Vocabulary {
  hyphened: ReadonlySet<string>
  plain: ReadonlySet<string>
}

/** Collects the words of a booklet's lines, leaving out a word that is divided at the end of its line. */
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

/** Whether both parts are long enough to be words of their own, and the first one occurs elsewhere as a word. */
const isCompound = (first: string, rest: string, words: Vocabulary) =>
  first.length > LITTLE && rest.length > LITTLE && words.plain.has(first)

/**
 * Whether a compound is divided within its last part, as 'bem-vindos' into 'bem-vin-' and 'dos', not between two parts.
 */
function isDividedPart(first: string, rest: string, words: Vocabulary): boolean {
  const last = first.slice(first.lastIndexOf('-') + 1)
  if (words.hyphened.has(`${first}${rest}`) || words.plain.has(`${last}${rest}`)) return true
  return last.length < LITTLE && !words.plain.has(last) && !CLITICS.test(last)
}

/**
 * Whether the hyphen at the end of a line belongs to the word that continues on the next line. Where the booklet has
 * the word elsewhere, its spelling there decides.
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
