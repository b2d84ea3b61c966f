import { minBy } from 'es-toolkit'
import { heightOf, overlapOf, sharedHeight, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import { textOf } from '../text/lines.ts'
import { type WordGroup, SMALLER, SCALE, numbersInLines } from './numbers-in-lines.ts'

/** Maximum distance of lettering above, below and beside a figure, in points. */
const NEAR = 12
const BESIDE = 24
/** Maximum length of lettering: letters beside a figure, words above or below it. */
const MOST_LETTERS = 24
const MOST_WORDS = 6
/** Maximum distance of a turned letter from its figure, in points. */
const TURNED_NEAR = 16
/** Maximum height of turned letters, as a multiple of the size of running text. */
const LARGEST = 2.5
/** The name of an axis with its unit, as in 't (s)' or 'tempo (dias)'. */
const AXIS = /^(?:\p{L}|\p{Ll}[\p{Ll} ]*) ?\([\p{L}°%/·²³ ]{1,12}\)$/u
/** A sentence is not lettering: it is a credit of the figure or describes it. */
const SENTENCE = /^\p{Lu}[^.]*(?: [^ ]+){3,}\p{L}\.$/u
const CREDIT_WORDS = /https?:|www\.|dispon[íi]vel|acesso|fonte|adaptad|extra[íi]d|^\s*[(<]/i

/**
 * The figures, each extended by the lettering around it: scales, names of axes, words along the axes. Lettering goes to
 * the nearest figure, and never across another figure.
 */
export function withLettering(
  figures: readonly Box[],
  groups: readonly WordGroup[],
  turned: readonly Box[],
  bodySize: number,
): Box[] {
  const boxes = [...figures]
  const inLines = numbersInLines(groups, bodySize)
  const free = new Set(groups.filter((group) => !inLines.has(group)))
  // Larger letters across a page are a watermark.
  const letters = new Set(turned.filter((letter) => heightOf(letter) < LARGEST * bodySize))
  for (let found = true; found;) {
    found = false
    for (const group of free) {
      if (!putTo(boxes, unionOf(group), (box) => isLetteringAround(box, group, bodySize))) continue
      free.delete(group)
      found = true
    }
    for (const letter of letters) {
      if (!putTo(boxes, letter, (box) => isNear(box, letter))) continue
      letters.delete(letter)
      found = true
    }
  }
  return boxes
}

/** Extends the nearest box that may have the part; says whether there was one. */
function putTo(boxes: Box[], part: Box, mayHave: (box: Box) => boolean): boolean {
  const able = [...boxes.keys()].filter((index) => {
    const box = boxes[index]
    return box !== undefined && mayHave(box) && !reachesAnother(boxes, index, part)
  })
  const nearest = minBy(able, (index) => gapBetween(boxes[index] ?? part, part))
  const box = nearest === undefined ? undefined : boxes[nearest]
  if (nearest === undefined || !box) return false
  boxes[nearest] = unionOf([box, part])
  return true
}

function reachesAnother(boxes: readonly Box[], index: number, part: Box): boolean {
  const own = boxes[index]
  if (!own) return false
  const grown = unionOf([own, part])
  return boxes.some(
    (other, place) => place !== index && overlapOf(grown, other) && !overlapOf(own, other),
  )
}

const gapBetween = (a: Box, b: Box) =>
  Math.hypot(Math.max(0, -sharedWidth(a, b)), Math.max(0, -sharedHeight(a, b)))

function isLetteringAround(figure: Box, group: WordGroup, bodySize: number): boolean {
  const box = unionOf(group)
  if (isIn(figure, box)) return false
  const text = textOf({ pieces: [...group] })
  const size = Math.max(...group.map((piece) => piece.size))
  const isScale = SCALE.test(text) || AXIS.test(text)
  const isSmall = size < SMALLER * bodySize
  if ((!isSmall && !isScale) || CREDIT_WORDS.test(text) || SENTENCE.test(text)) return false
  const isBeside =
    sharedHeight(figure, box) > 0.5 * size &&
    sharedWidth(figure, box) > -BESIDE &&
    text.length <= MOST_LETTERS
  const isOver =
    sharedWidth(figure, box) > 0.5 * widthOf(box) &&
    -sharedHeight(figure, box) < NEAR &&
    text.split(' ').length <= MOST_WORDS
  return isBeside || isOver
}

const isIn = (outer: Box, inner: Box) =>
  sharedWidth(outer, inner) > 0.7 * (inner.x1 - inner.x0) &&
  sharedHeight(outer, inner) > 0.7 * (inner.y1 - inner.y0)

const isNear = (figure: Box, letter: Box) =>
  sharedWidth(figure, letter) > -TURNED_NEAR && sharedHeight(figure, letter) > -TURNED_NEAR
