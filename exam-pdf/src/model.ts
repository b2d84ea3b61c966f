/** A rectangle on a page, in points (1/72 inch) from the page's upper left corner. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** What a glyph's font is like. */
export interface Font {
  name: string
  isBold: boolean
  isItalic: boolean
}

/** One character as the page has it. Its box is as wide as its advance and as high as its font's size. */
export interface Glyph extends Box {
  text: string
  /** The height of the line that it stands on. */
  baseline: number
  /** Font size in points. */
  size: number
  /** Index into the page's fonts. */
  font: number
  /** Where it stands in the order of painting. */
  z: number
  /** It is not upright. */
  isTurned: boolean
  /** The font does not tell its character. */
  isMissing: boolean
  /** It is not visible on the printed page. */
  isHidden: boolean
}

/** A path, an image or a shading, by its bounds. */
export interface Drawing extends Box {
  kind: 'path' | 'image' | 'shading'
  isFilled: boolean
  /** How light its filling is, from 0 (black) to 1 (white). */
  lightness: number
  z: number
  /** How many segments its path has; 0 for an image. */
  segments: number
}

/** All that a page holds, before its meaning is read. */
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

/** A part of a page. */
export interface Region extends Box {
  /** From 1. */
  pagina: number
}
