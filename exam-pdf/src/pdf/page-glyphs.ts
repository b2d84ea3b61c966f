import type { Font, Glyph } from '../model.ts'
import { characterOf, isUnknown } from './characters.ts'
import { PageFonts } from './page-fonts.ts'
import { floatsAt, matrixAt, moveBox, movePoint, type Frame } from './page-frame.ts'
import type { Painted } from './page-objects.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

const SCRATCH_BYTES = 256
/** Text render modes of invisible text: 3 is not painted, 7 is only used as a clip. */
const INVISIBLE = new Set([3, 7])
/** Pages of exams never have more glyphs. */
const MAX_GLYPHS = 60_000
/** How far a line extends above and below its baseline, as a share of the font size. */
const ASCENT = 0.76
const DESCENT = 0.22

interface TextStyle {
  z: number
  font: number
  isHidden: boolean
}

/** The characters of a page, spaces included, in the order in which PDFium reads them. */
export function readGlyphs(
  pdfium: Pdfium,
  page: number,
  frame: Frame,
  texts: ReadonlyMap<number, Painted>,
): { glyphs: (Glyph & { handle: number })[]; fonts: Font[] } {
  const text = pdfium.FPDFText_LoadPage(page)
  try {
    return withMemory(pdfium, SCRATCH_BYTES, (at) => {
      const reader = new GlyphReader(pdfium, text, at, frame, texts)
      return { glyphs: reader.read(), fonts: reader.fonts.all }
    })
  } finally {
    pdfium.FPDFText_ClosePage(text)
  }
}

class GlyphReader {
  readonly fonts: PageFonts
  private readonly styles = new Map<number, TextStyle>()
  private readonly pdfium: Pdfium
  private readonly text: number
  private readonly at: number
  private readonly frame: Frame
  private readonly texts: ReadonlyMap<number, Painted>

  constructor(
    pdfium: Pdfium,
    text: number,
    at: number,
    frame: Frame,
    texts: ReadonlyMap<number, Painted>,
  ) {
    this.pdfium = pdfium
    this.fonts = new PageFonts(pdfium, at)
    this.text = text
    this.at = at
    this.frame = frame
    this.texts = texts
  }

  read(): (Glyph & { handle: number })[] {
    const count = Math.min(this.pdfium.FPDFText_CountChars(this.text), MAX_GLYPHS)
    const glyphs: (Glyph & { handle: number })[] = []
    for (let index = 0; index < count; index += 1) {
      if (this.pdfium.FPDFText_IsGenerated(this.text, index) === 1) continue
      const glyph = this.glyphAt(index)
      const last = glyphs.at(-1)
      if (last && isSameSign(last, glyph)) this.addLetter(last, glyph, index)
      else if (this.isSeen(glyph)) glyphs.push(glyph)
    }
    return glyphs
  }

  /** Adds a letter to the ligature that it is part of. The ligature ends where the ink of its last letter ends. */
  private addLetter(ligature: Glyph, letter: Glyph, index: number): void {
    const { at, pdfium, text } = this
    pdfium.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24)
    const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.HEAPF64.subarray(
      at >> 3,
      (at >> 3) + 4,
    )
    const ink = moveBox(this.frame.toSeen, { x0: left, y0: bottom, x1: right, y1: top })
    ligature.text += letter.text
    ligature.x1 = Math.max(ligature.x1, letter.x1, ink.x1)
  }

  /** Whether the glyph stands on the visible part of the page. */
  private isSeen({ x0, x1, baseline }: Glyph): boolean {
    const x = (x0 + x1) / 2
    return x >= 0 && x <= this.frame.width && baseline >= 0 && baseline <= this.frame.height
  }

  private glyphAt(index: number): Glyph & { handle: number } {
    const { at, frame, pdfium, text } = this
    const handle = pdfium.FPDFText_GetTextObject(text, index)
    pdfium.FPDFText_GetCharOrigin(text, index, at, at + 8)
    const [x = 0, y = 0] = pdfium.HEAPF64.subarray(at >> 3, (at >> 3) + 2)
    const origin = movePoint(frame.toSeen, x, y)
    const { size, isTurned, isSlanted } = this.shapeAt(index)
    const { x0, x1 } = this.extentAt(index)
    const { font, ...style } = this.styleOf(handle, isSlanted)
    const code = pdfium.FPDFText_GetUnicode(text, index)
    return {
      handle,
      ...style,
      font,
      text: characterOf(code),
      x0,
      x1,
      y0: origin.y - ASCENT * size,
      y1: origin.y + DESCENT * size,
      baseline: origin.y,
      size,
      isTurned,
      isHidden: style.isHidden || this.isCutOff(handle, x0, x1, origin.y - size / 4),
      isMissing: isUnknown(code) || pdfium.FPDFText_HasUnicodeMapError(text, index) === 1,
    }
  }

  /** Whether the clip of a text object hides a glyph; `y` is the height of the glyph's middle. */
  private isCutOff(handle: number, x0: number, x1: number, y: number): boolean {
    const clip = this.texts.get(handle)?.clip
    if (!clip) return false
    const x = (x0 + x1) / 2
    return x < clip.x0 || x > clip.x1 || y < clip.y0 || y > clip.y1
  }

  private extentAt(index: number): { x0: number; x1: number } {
    this.pdfium.FPDFText_GetLooseCharBox(this.text, index, this.at)
    const [left = 0, top = 0, right = 0, bottom = 0] = floatsAt(this.pdfium, this.at, 4)
    return moveBox(this.frame.toSeen, { x0: left, y0: bottom, x1: right, y1: top })
  }

  private shapeAt(index: number): { size: number; isTurned: boolean; isSlanted: boolean } {
    const { at, pdfium, text } = this
    pdfium.FPDFText_GetMatrix(text, index, at)
    const { a, b, c, d } = matrixAt(pdfium, at)
    const { toSeen } = this.frame
    const right = { x: a * toSeen.a + b * toSeen.c, y: a * toSeen.b + b * toSeen.d }
    const isTurned = right.x <= 0 || Math.abs(right.y) > 0.05 * Math.abs(right.x)
    const size = pdfium.FPDFText_GetFontSize(text, index) * Math.hypot(c, d)
    return { size, isTurned, isSlanted: b === 0 && c > 0.1 * Math.abs(d) }
  }

  private styleOf(handle: number, isSlanted: boolean): TextStyle {
    const known = this.styles.get(handle)
    if (known) return known
    const mode = this.pdfium.FPDFTextObj_GetTextRenderMode(handle)
    const painted = this.texts.get(handle)
    const style = {
      z: painted?.z ?? 0,
      font: this.fonts.indexOf(handle, mode, isSlanted),
      isHidden: INVISIBLE.has(mode) || painted?.opacity === 0,
    }
    this.styles.set(handle, style)
    return style
  }
}

/**
 * Whether two glyphs are letters of the same ligature: PDFium gives each letter of a ligature separately, all at the
 * same place.
 */
function isSameSign(last: Glyph & { handle: number }, glyph: Glyph & { handle: number }): boolean {
  return (
    last.handle === glyph.handle &&
    Math.abs(last.x0 - glyph.x0) < 0.01 &&
    last.baseline === glyph.baseline &&
    glyph.x1 > glyph.x0
  )
}
