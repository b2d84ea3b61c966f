import { groupBy } from 'es-toolkit'
import { contains, holdsMiddleOf, overlapOf, unionOf } from '../geometry.ts'
import type { Box, Drawing, Glyph } from '../model.ts'
import { OPAQUE } from './covered.ts'
import type { Frame } from './page-frame.ts'
import type { Painted } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'
import { renderRegion, type Picture } from './render.ts'

type SeenGlyph = Glyph & { handle: number }
type SeenDrawing = Drawing & { opacity: number }

interface Page {
  pdfium: Pdfium
  page: number
  frame: Frame
  glyphs: SeenGlyph[]
  drawings: readonly SeenDrawing[]
  texts: ReadonlyMap<number, Painted>
}

const NEARLY_WHITE = 0.96
const PIXELS_A_POINT = 2
/** Colour values that differ by at most this much look the same. */
const SAME_COLOUR = 6
/** Maximum number of text objects that are tried. A page with more suspects hides nothing on purpose. */
const MAX_TRIALS = 60

/**
 * Marks invisible glyphs as hidden: text below something opaque that is painted later, and white text on white. Each
 * suspect is tested by drawing the page with and without its text object.
 */
export function hideWhatIsCovered(page: Page): void {
  const suspects = page.glyphs.filter((glyph) => !glyph.isHidden && isSuspect(glyph, page))
  const byText = Object.values(groupBy(suspects, ({ handle }) => handle))
  for (const glyphs of byText.slice(0, MAX_TRIALS)) tryOut(page, glyphs)
}

function isSuspect(glyph: SeenGlyph, { drawings, texts }: Page): boolean {
  if (glyph.text.trim() === '') return false
  const covers = drawings.some(
    (drawing) =>
      drawing.z > glyph.z &&
      drawing.isFilled &&
      drawing.opacity >= OPAQUE &&
      holdsMiddleOf(drawing, glyph),
  )
  if (covers) return true
  const lightness = texts.get(glyph.handle)?.lightness ?? 0
  return lightness >= NEARLY_WHITE && !drawings.some((drawing) => isDarkUnder(drawing, glyph))
}

function isDarkUnder(drawing: SeenDrawing, glyph: Glyph): boolean {
  return (
    drawing.z < glyph.z &&
    drawing.isFilled &&
    drawing.lightness < NEARLY_WHITE &&
    contains(drawing, glyph, 2)
  )
}

function tryOut({ pdfium, page, frame }: Page, glyphs: readonly SeenGlyph[]): void {
  const seen = { x0: 0, y0: 0, x1: frame.width, y1: frame.height }
  const region = overlapOf(unionOf(glyphs), seen)
  const [first] = glyphs
  if (!region || !first) return
  const draw = () => renderRegion(pdfium, page, frame, region, PIXELS_A_POINT)
  const withText = draw()
  pdfium.FPDFPageObj_SetIsActive(first.handle, 0)
  const without = draw()
  pdfium.FPDFPageObj_SetIsActive(first.handle, 1)
  for (const glyph of glyphs) {
    if (isSame(withText, without, glyph, region)) glyph.isHidden = true
  }
}

/** Whether two pictures of a region look the same where the glyph stands. */
function isSame(one: Picture, other: Picture, glyph: Box, region: Box): boolean {
  const scale = one.width / (region.x1 - region.x0)
  const left = Math.max(0, Math.floor((glyph.x0 - region.x0) * scale))
  const right = Math.min(one.width, Math.ceil((glyph.x1 - region.x0) * scale))
  const top = Math.max(0, Math.floor((glyph.y0 - region.y0) * scale))
  const bottom = Math.min(one.height, Math.ceil((glyph.y1 - region.y0) * scale))
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * one.width + left) * 4; at < (y * one.width + right) * 4; at += 1) {
      if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > SAME_COLOUR) return false
    }
  }
  return true
}
