import type { Line } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'

type LabelStyle =
  | 'round'
  | 'half'
  | 'dot'
  | 'dash'
  | 'square'
  | 'arrow'
  | 'bare'
  | 'blank'
  | 'ballot'

/** The ways in which a letter may be marked. A booklet usually keeps to one of them, in one case. */
const STYLES: readonly { style: LabelStyle; pattern: RegExp }[] = [
  { style: 'round', pattern: /^\(\s*([A-Ha-h])\s*\)$/ },
  { style: 'square', pattern: /^\[\s*([A-Ha-h])\s*\]$/ },
  { style: 'half', pattern: /^([A-Ha-h])\s*\)$/ },
  { style: 'dot', pattern: /^([A-Ha-h])\s*\.$/ },
  { style: 'dash', pattern: /^([A-Ha-h])\s*[-–—]$/ },
  { style: 'arrow', pattern: /^([A-Ha-h])\s*[→⇒➔➜►▶»|]$/u },
  { style: 'blank', pattern: /^([A-Ha-h])\s*\(\s*\)$/ },
  { style: 'ballot', pattern: /^\(\s*\)\s*([A-Ha-h])\s*[.)]$/ },
  { style: 'bare', pattern: /^([A-H])$/ },
]

const CIRCLED_UPPER = 0x24b6
const CIRCLED_LOWER = 0x24d0
const NEGATIVE_CIRCLED = 0x1f150
/** The maximum number of pieces of a label: '(', 'A' and ')' may be separate pieces. */
const MAX_PIECES = 4

/** A letter of an alternative, with the way in which it is marked. */
export interface Mark {
  letra: string
  /** The number of pieces that it consists of. */
  pieces: number
  style: LabelStyle
  isLower: boolean
}

/** The label that begins at a piece of a line, in its longest possible form; undefined where there is none. */
export function labelAt({ pieces }: Line, start: number): Mark | undefined {
  let text = ''
  let found: Mark | undefined
  for (let count = 1; count <= MAX_PIECES && start + count <= pieces.length; count += 1) {
    const piece = pieces[start + count - 1]
    if (!piece || (count > 1 && piece.x0 - (pieces[start + count - 2]?.x1 ?? 0) > piece.size)) break
    text += plainLetter(piece.text)
    const match = STYLES.map(({ style, pattern }) => ({
      style,
      letter: pattern.exec(text)?.[1],
    })).find(({ letter }) => letter !== undefined)
    if (match?.letter) {
      const letra = match.letter.toUpperCase()
      found = { letra, pieces: count, style: match.style, isLower: letra !== match.letter }
    } else if (text.length > 4) break
  }
  if (!found) return undefined
  return found.style !== 'bare' || standsApart(pieces, start) ? found : undefined
}

/** Whether a letter without any mark may be a label: it has a gap after it, or another font than the next piece. */
function standsApart(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  const next = pieces[index + 1]
  if (!piece || !next) return true
  return next.x0 - piece.x1 > 0.6 * piece.size || next.font !== piece.font
}

/** The plain letter for a letter in a circle; other texts are returned unchanged. */
function plainLetter(text: string): string {
  const code = text.codePointAt(0) ?? 0
  for (const first of [CIRCLED_UPPER, CIRCLED_LOWER, NEGATIVE_CIRCLED]) {
    if (code >= first && code < first + 8) return String.fromCodePoint(65 + code - first)
  }
  return text
}
