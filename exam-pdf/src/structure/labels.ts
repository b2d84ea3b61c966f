import type { FlowItem, FlowLine } from '../layout/flow.ts'
import type { Line } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'

/** The letter of an alternative, where it stands. */
export interface Label {
  letra: string
  /** The index of its line in the flow, and of its first piece in the line. */
  at: number
  piece: number
  /** How many pieces it is made of. */
  pieces: number
  style: LabelStyle
  isLower: boolean
  /** Nothing but a space parts it from the alternative before it. */
  isRunIn: boolean
  line: FlowLine
}

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

/** How a letter is written; most of all with the case that a booklet keeps to. */
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
/** A label within a line stands that far from what is before it, of the size. */
const LEAST_GAP = 0.9
/** Pieces that make up one label: '(', 'A' and ')' may be three. */
const MAX_PIECES = 4

/** All that may be the letter of an alternative between two indices of a flow. */
export function labelsIn(flow: readonly FlowItem[], start: number, end: number): Label[] {
  const labels: Label[] = []
  for (let at = start; at < end; at += 1) {
    const item = flow[at]
    if (item?.kind === 'line') labels.push(...labelsOf(item, at, labels.at(-1)))
  }
  return labels
}

/** The labels of a line; `before` is the last one of the lines before it. */
function labelsOf(item: FlowLine, at: number, before: Label | undefined): Label[] {
  const labels: Label[] = []
  for (const piece of item.line.pieces.keys()) {
    const found = labelAt(item.line, piece)
    if (!found) continue
    const isRunIn = !mayBegin(item.line, piece)
    if (isRunIn && !follows(found, labels.at(-1) ?? before)) continue
    labels.push({ ...found, at, piece, isRunIn, line: item })
  }
  return labels
}

/** Whether a letter in brackets is the next after the one before it: however close to other words, both are labels. */
const follows = ({ isLower, letra, style }: Mark, before: Label | undefined) =>
  before !== undefined &&
  (style === 'round' || style === 'half') &&
  style === before.style &&
  isLower === before.isLower &&
  letra.codePointAt(0) === (before.letra.codePointAt(0) ?? 0) + 1

/** A label begins a line, or stands after a gap in it. */
function mayBegin({ pieces }: Line, index: number): boolean {
  const before = pieces[index - 1]
  const piece = pieces[index]
  return !before || !piece || piece.x0 - before.x1 > LEAST_GAP * piece.size
}

type Mark = Pick<Label, 'letra' | 'pieces' | 'style' | 'isLower'>

function labelAt({ pieces }: Line, start: number): Mark | undefined {
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

/** A letter without any mark is a label only with a gap after it, or in a font of its own. */
function standsApart(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  const next = pieces[index + 1]
  if (!piece || !next) return true
  return next.x0 - piece.x1 > 0.6 * piece.size || next.font !== piece.font
}

/** The letter in a circle as a letter. */
function plainLetter(text: string): string {
  const code = text.codePointAt(0) ?? 0
  for (const first of [CIRCLED_UPPER, CIRCLED_LOWER, NEGATIVE_CIRCLED]) {
    if (code >= first && code < first + 8) return String.fromCodePoint(65 + code - first)
  }
  return text
}
