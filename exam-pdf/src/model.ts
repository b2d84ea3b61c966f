/** A rectangle on a page, in points (1/72 inch) from the page's upper left corner. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** The properties of a glyph's font. */
export interface Font {
  name: string
  isBold: boolean
  isItalic: boolean
}

/** One character of a page. Its box is as wide as the character's advance and as high as the font's size. */
export interface Glyph extends Box {
  text: string
  /** The y position of the line on which the character stands. */
  baseline: number
  /** Font size in points. */
  size: number
  /** Index into the page's fonts. */
  font: number
  /** Position in the order of painting. */
  z: number
  /** Whether the character is not upright. */
  isTurned: boolean
  /** Whether the font does not say which character it is. */
  isMissing: boolean
  /** Whether the character is invisible on the printed page. */
  isHidden: boolean
}

/** A path, an image or a shading, with its bounding box. */
export interface Drawing extends Box {
  kind: 'path' | 'image' | 'shading'
  isFilled: boolean
  /** The lightness of its fill colour, from 0 (black) to 1 (white). */
  lightness: number
  z: number
  /** Number of segments of its path; 0 for an image. */
  segments: number
}

/** The raw content of a page. */
export interface PageContent {
  /** From 1. */
  number: number
  /** In points. */
  width: number
  height: number
  fonts: Font[]
  glyphs: Glyph[]
  drawings: Drawing[]
}

/** A rectangle on a page. */
export interface Region extends Box {
  /** From 1. */
  pagina: number
}
