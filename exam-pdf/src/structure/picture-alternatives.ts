import { sortBy } from 'es-toolkit'
import { contains, sharedHeight, unionOf } from '../geometry.ts'
import type { FlowFigure, FlowItem } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import type { Label } from './labels.ts'
import type { AlternativeParts, QuestionParts } from './parts.ts'

/** The maximum distance of a picture from its letter, in points. */
const MOST = 90
/**
 * A penalty in points for a picture above its letter, because letters usually stand above their pictures or before
 * them.
 */
const UNDER = 6

/**
 * Gives each letter without text the picture closest to it. Where there are not enough pictures, the question stays as
 * it is.
 */
export function withPictures(parts: QuestionParts): QuestionParts {
  const empty = parts.alternatives.filter(({ items }) => items.every(({ kind }) => kind !== 'line'))
  if (empty.length < 2) return parts
  const all = [...parts.stem, ...parts.rest, ...parts.alternatives.flatMap(({ items }) => items)]
  const claimed = claim(
    empty,
    all.filter((item) => item.kind === 'figure'),
  )
  if (claimed.size < empty.length) return parts
  const taken = new Set<FlowItem>(claimed.values())
  const isFree = (item: FlowItem) => !taken.has(item)
  return {
    stem: parts.stem.filter(isFree),
    rest: parts.rest.filter(isFree),
    alternatives: parts.alternatives.map((each) => {
      const own = claimed.get(each)
      return { ...each, items: own ? [own] : each.items.filter(isFree) }
    }),
  }
}

/** Assigns a picture to each letter, the closest pairs first. */
function claim(
  alternatives: readonly AlternativeParts[],
  figures: readonly FlowFigure[],
): Map<AlternativeParts, FlowFigure> {
  const pairs = alternatives.flatMap((alternative) =>
    figures
      .filter(({ page }) => page === alternative.label.line.page)
      .map((figure) => ({
        alternative,
        figure,
        away: distance(boxOfLabel(alternative.label), figure.box),
      })),
  )
  const claimed = new Map<AlternativeParts, FlowFigure>()
  for (const { alternative, figure, away } of sortBy(pairs, ['away'])) {
    const isTaken = [...claimed.values()].includes(figure)
    if (away < MOST && !claimed.has(alternative) && !isTaken) claimed.set(alternative, figure)
  }
  return claimed
}

/** The box of an alternative's letter. */
export function boxOfLabel({ line, piece, pieces }: Label): Box {
  return unionOf(line.line.pieces.slice(piece, piece + pieces))
}

function distance(label: Box, figure: Box): number {
  if (contains(figure, label, 2)) return 0
  const right = Math.max(0, figure.x0 - label.x1)
  const left = Math.max(0, label.x0 - figure.x1)
  const down = Math.max(0, figure.y0 - label.y1)
  const up = Math.max(0, label.y0 - figure.y1)
  const isBeside = sharedHeight(label, figure) > 0
  // A picture to the left of a letter belongs to the letter before.
  if (isBeside) return left > 0 ? Infinity : right
  return Math.hypot(right + 2 * left, down + up) + (up > 0 ? UNDER : 0)
}
