import { maxBy, sortBy } from 'es-toolkit'
import { sharedWidth, widthOf } from '../geometry.ts'
import type { Box, Drawing } from '../model.ts'
import type { Piece } from './pieces.ts'

/** The maximum thickness of a fraction bar, in points. */
const THICKEST = 1.6
/** A fraction bar is at most this much wider than its numerator and denominator, as a multiple of the font size. */
const WIDER = 0.5
/**
 * The distance of the numerator's baseline above the bar, and of the denominator's baseline below the bar, as multiples
 * of the font size.
 */
const ABOVE = { least: 0.05, most: 0.8 }
const BELOW = { least: 0.6, most: 1.3 }
/**
 * Other text on the line of the numerator or denominator is at least this far away, as a multiple of the font size;
 * otherwise the bar is an underline.
 */
const ALONE = 1.5
/** Between two bars on the same line there is more white space than this, as a multiple of the font size. */
const PARTED = 0.2
/** The baseline of the line that contains the fraction is this far below the bar, as a multiple of the font size. */
const AXIS = 0.28
/** Pieces smaller than this share of the largest one are exponents or indices. */
const SMALL = 0.85
/** A numerator or denominator that can be written in TeX as it is: letters, digits and the signs between them. */
const PLAIN = /^[\p{L}\p{N}+\-−–·.,()]{1,16}$/u

/** The beginning of a formula in a text field (docs/decisions/texts.md). */
const FORMULA = String.raw`\(`

/** Whether a piece is a fraction that `withFractions` assembled. */
export const isFraction = ({ text }: Pick<Piece, 'text'>) => text.startsWith(FORMULA)

/**
 * The page with each simple fraction (numerator and denominator above and below a bar) joined into one piece, and
 * without the bars of these fractions.
 */
export function withFractions<Page extends { pieces: Piece[]; drawings: Drawing[] }>(
  page: Page,
): Page {
  let { pieces } = page
  const bars = new Set<Drawing>()
  const found = page.drawings.flatMap((bar) => {
    const isBar = bar.kind === 'path' && bar.y1 - bar.y0 <= THICKEST
    const parts = isBar ? partsAt(bar, pieces) : undefined
    return parts ? [{ bar, parts }] : []
  })
  for (const { bar, parts } of found) {
    const gone = new Set([...parts.over, ...parts.under])
    // Bars of fractions on the same line stand close to each other but do not touch, unlike the borders of table cells.
    const beside = found.filter(
      (other) => other.bar === bar || isBeside(other.bar, bar, parts.size),
    )
    const own = new Set(beside.flatMap(({ parts: { over, under } }) => [...over, ...under]))
    if (
      !isAlone(
        bar,
        parts,
        page.pieces.filter((piece) => !own.has(piece)),
      )
    )
      continue
    if (![...gone].every((piece) => pieces.includes(piece))) continue
    bars.add(bar)
    const left = pieces.filter((piece) => !gone.has(piece))
    pieces = [...left, fractionOf(bar, parts, left)]
  }
  if (bars.size === 0) return page
  return { ...page, pieces, drawings: page.drawings.filter((drawing) => !bars.has(drawing)) }
}

interface Parts {
  over: readonly Piece[]
  under: readonly Piece[]
  size: number
}

/** The numerator and denominator of a bar; undefined where the pieces around the bar are not a fraction. */
function partsAt(bar: Box, pieces: readonly Piece[]): Parts | undefined {
  const within = pieces.filter(({ x0, x1 }) => x0 >= bar.x0 - 1 && x1 <= bar.x1 + 1)
  const size = maxBy(
    within.filter((piece) => isAt(bar, piece, piece.size) !== undefined),
    (piece) => piece.size,
  )?.size
  if (size === undefined) return undefined
  const over = within.filter((piece) => isAt(bar, piece, size) === 'over')
  const under = within.filter((piece) => isAt(bar, piece, size) === 'under')
  const width = Math.max(...[over, under].map(spanOf))
  const isTight = over.length > 0 && under.length > 0 && widthOf(bar) <= width + WIDER * size
  const isPlain = [over, under].every((part) => PLAIN.test(part.map(({ text }) => text).join('')))
  return isTight && isPlain ? { over, under, size } : undefined
}

function isAt(bar: Box, { baseline }: Piece, size: number): 'over' | 'under' | undefined {
  const [above, below] = [(bar.y0 - baseline) / size, (baseline - bar.y1) / size]
  if (above >= ABOVE.least && above <= ABOVE.most + SMALL / 2) return 'over'
  return below >= BELOW.least && below <= BELOW.most ? 'under' : undefined
}

const spanOf = (part: readonly Piece[]) =>
  part.length === 0
    ? 0
    : Math.max(...part.map(({ x1 }) => x1)) - Math.min(...part.map(({ x0 }) => x0))

const isBeside = (other: Box, bar: Box, size: number) =>
  Math.abs(other.y0 - bar.y0) < THICKEST && sharedWidth(other, bar) < -PARTED * size

/**
 * Whether no other text stands beside the numerator or denominator on the same line; `others` are the pieces to check.
 */
function isAlone(bar: Box, { over, under, size }: Parts, others: readonly Piece[]): boolean {
  const heights = [...over, ...under].map(({ baseline }) => baseline)
  return !others.some(
    (piece) =>
      piece.x1 > bar.x0 - ALONE * size &&
      piece.x0 < bar.x1 + ALONE * size &&
      heights.some((height) => Math.abs(height - piece.baseline) < 0.12 * size),
  )
}

function fractionOf(bar: Box, { over, under, size }: Parts, others: readonly Piece[]): Piece {
  const wanted = bar.y0 + AXIS * size
  const beside = others.find(
    ({ baseline, x0, x1 }) =>
      Math.abs(baseline - wanted) < 0.25 * size && x1 > bar.x0 - 4 * size && x0 < bar.x1 + 4 * size,
  )
  const baseline = beside?.baseline ?? wanted
  const [first] = over
  return {
    text: String.raw`\(\frac{${written(over, size)}}{${written(under, size)}}\)`,
    x0: bar.x0,
    x1: bar.x1,
    y0: baseline - 0.76 * size,
    y1: baseline + 0.22 * size,
    baseline,
    size,
    isBold: false,
    isItalic: false,
    font: first?.font ?? '',
    hasSpaceBefore: false,
    hasSpaceAfter: false,
    isMissing: [...over, ...under].some(({ isMissing }) => isMissing),
  }
}

/** The numerator or denominator in TeX; raised small pieces become exponents, lowered ones indices. */
function written(part: readonly Piece[], size: number): string {
  const base = maxBy([...part], (piece) => piece.size)?.baseline ?? 0
  return sortBy([...part], ['x0'])
    .map((piece) => {
      const text = piece.text.replaceAll(/[−–]/g, '-').replaceAll(',', '{,}')
      if (piece.size >= SMALL * size) return text
      return piece.baseline < base ? `^{${text}}` : `_{${text}}`
    })
    .join('')
}
