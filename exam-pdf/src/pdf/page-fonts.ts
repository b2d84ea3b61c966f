import type { Font } from '../model.ts'
import type { Pdfium } from './pdfium.ts'

const NAME_BYTES = 200
/** Text that is filled and stroked looks bold without a bold font. */
const FILL_AND_STROKE = 2
const ITALIC_FLAG = 1 << 6
const FORCE_BOLD_FLAG = 1 << 18
const BOLD_WEIGHT = 650

/** Collects the fonts of a page, each with the style in which it appears. */
export class PageFonts {
  readonly all: Font[] = []
  private readonly indices = new Map<string, number>()
  private readonly pdfium: Pdfium
  private readonly at: number

  /** `at` is an address in PDFium's memory with space for a font's name. */
  constructor(pdfium: Pdfium, at: number) {
    this.pdfium = pdfium
    this.at = at
  }

  /** The index in `all` of a text object's font; `mode` is the text render mode. */
  indexOf(handle: number, mode: number, isSlanted: boolean): number {
    const isStroked = mode === FILL_AND_STROKE
    const { at, pdfium } = this
    const font = pdfium.FPDFTextObj_GetFont(handle)
    const key = `${font} ${isStroked} ${isSlanted}`
    const known = this.indices.get(key)
    if (known !== undefined) return known
    const bytes = font === 0 ? 0 : pdfium.FPDFFont_GetBaseFontName(font, at, NAME_BYTES)
    const end = Math.max(0, Math.min(bytes, NAME_BYTES) - 1)
    const name = Buffer.from(pdfium.HEAPU8.subarray(at, at + end)).toString('utf8')
    const flags = font === 0 ? 0 : Math.max(0, pdfium.FPDFFont_GetFlags(font))
    const weight = font === 0 ? 0 : pdfium.FPDFFont_GetWeight(font)
    this.all.push({
      name,
      isBold: isStroked || isBold(name, flags, weight),
      isItalic: isSlanted || /italic|oblique|itálico/i.test(name) || (flags & ITALIC_FLAG) !== 0,
    })
    this.indices.set(key, this.all.length - 1)
    return this.all.length - 1
  }
}

/**
 * Whether a font is bold. Its name decides where it says so, because PDFium only guesses the weight from the thickness
 * of the stems.
 */
function isBold(name: string, flags: number, weight: number): boolean {
  if (/bold|black|heavy|negrit/i.test(name)) return true
  if (/regular|roman|book|light|medium|normal/i.test(name)) return false
  return weight >= BOLD_WEIGHT || (flags & FORCE_BOLD_FLAG) !== 0
}
