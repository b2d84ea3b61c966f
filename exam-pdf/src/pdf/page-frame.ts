import type { Box } from '../model.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

/** A linear map as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export interface Frame {
  /** In points, after rotation. */
  width: number
  height: number
  /** Maps the page's own coordinates to points from the upper left corner of the visible page. */
  toSeen: Matrix
}

/** The visible part of a page, with its rotation. */
export function frameOf(pdfium: Pdfium, page: number): Frame {
  return withMemory(pdfium, 16, (at) => {
    pdfium.FPDF_GetPageBoundingBox(page, at)
    const [left = 0, top = 0, right = 0, bottom = 0] = floatsAt(pdfium, at, 4)
    return turnedFrame(
      { x0: left, y0: bottom, x1: right, y1: top },
      pdfium.FPDFPage_GetRotation(page),
    )
  })
}

/** The frame of a page whose visible part is `box` (y upwards), rotated clockwise by `quarters` quarter turns. */
export function turnedFrame({ x0, y0, x1, y1 }: Box, quarters: number): Frame {
  const width = x1 - x0
  const height = y1 - y0
  switch (quarters) {
    case 1:
      return { width: height, height: width, toSeen: { a: 0, b: 1, c: 1, d: 0, e: -y0, f: -x0 } }
    case 2:
      return { width, height, toSeen: { a: -1, b: 0, c: 0, d: 1, e: x1, f: -y0 } }
    case 3:
      return { width: height, height: width, toSeen: { a: 0, b: -1, c: -1, d: 0, e: y1, f: x1 } }
    default:
      return { width, height, toSeen: { a: 1, b: 0, c: 0, d: -1, e: -x0, f: y1 } }
  }
}

/** The matrix that applies `inner` first and then `outer`. */
export function chained(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  }
}

export function movePoint({ a, b, c, d, e, f }: Matrix, x: number, y: number) {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The bounding box of a box after the transformation. */
export function moveBox(matrix: Matrix, { x0, y0, x1, y1 }: Box): Box {
  const corners = [
    movePoint(matrix, x0, y0),
    movePoint(matrix, x1, y1),
    movePoint(matrix, x0, y1),
    movePoint(matrix, x1, y0),
  ]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

/** Reads a matrix that PDFium wrote at an address. */
export function matrixAt(pdfium: Pdfium, at: number): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floatsAt(pdfium, at, 6)
  return { a, b, c, d, e, f }
}

export function floatsAt(pdfium: Pdfium, at: number, count: number): number[] {
  return Array.from(pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + count))
}
