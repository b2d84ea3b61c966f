import { sharedHeight, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import { textOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'

/** Words of a row that stand close to each other. */
export type WordGroup = readonly Piece[]

/** How far from a figure its lettering stands, in points. */
const NEAR = 12
const BESIDE = 24
/** Lettering is smaller than running text, by this part. */
const SMALLER = 0.94
/** Lettering beside a figure has few letters, and over or under it not many words. */
const MOST_LETTERS = 24
const MOST_WORDS = 6
/** How many points of a turned letter's surroundings belong to a figure. */
const TURNED_NEAR = 16
const CREDIT_WORDS = /https?:|www\.|dispon[íi]vel|acesso|fonte|adaptad|extra[íi]d|^\s*[(<]/i

/** The figures with the lettering around them: scales, names of axes, words printed along them. */
export function withLettering(
  figures: readonly Box[],
  groups: readonly WordGroup[],
  turned: readonly Box[],
  bodySize: number,
): Box[] {
  return figures.map((figure) => {
    let box = figure
    const free = new Set(groups)
    for (let found = true; found; ) {
      found = false
      for (const group of free) {
        if (!isLettering(box, group, bodySize)) continue
        box = unionOf([box, ...group])
        free.delete(group)
        found = true
      }
      for (const letter of turned) {
        if (isIn(box, letter) || !isNear(box, letter)) continue
        box = unionOf([box, letter])
        found = true
      }
    }
    return box
  })
}

function isLettering(figure: Box, group: WordGroup, bodySize: number): boolean {
  const box = unionOf(group)
  if (isIn(figure, box)) return false
  const text = textOf({ pieces: [...group] })
  const size = Math.max(...group.map((piece) => piece.size))
  const isScale = /^[\d\s.,%–−-]+$/.test(text)
  const isSmall = size < SMALLER * bodySize
  if ((!isSmall && !isScale) || CREDIT_WORDS.test(text)) return false
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
