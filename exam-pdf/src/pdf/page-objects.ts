import { overlapOf, unionOf } from '../geometry.ts'
import type { Box, Drawing } from '../model.ts'
import { chained, floatsAt, matrixAt, moveBox, type Frame, type Matrix } from './page-frame.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

const KINDS = { 2: 'path', 3: 'image', 4: 'shading' } as const
const TEXT = 1
const FORM = 5
/** Maximum nesting of forms; no program writes deeper ones. */
const MAX_DEPTH = 12
/** Pages of exams never have more objects. */
const MAX_OBJECTS = 100_000
const SCRATCH_BYTES = 64
/** A rectangle has at most this many segments. A path with more than MAX_SEGMENTS is not examined for rectangles. */
const MOST_RECTANGLE_SEGMENTS = 6
const MAX_SEGMENTS = 200
/** A horizontal or vertical side may deviate by this share of its length. */
const SLANT = 0.02
const MOVE = 2
const CURVE = 1

/** An object of a page with its handle; `z` is its position in the order of painting. */
export interface Painted {
  handle: number
  z: number
  /** Opacity of its fill, 0 to 1. */
  opacity: number
  lightness: number
  /** The part of the page to which painting is restricted, if it is. */
  clip?: Box
}

export interface PageObjects {
  texts: Map<number, Painted>
  drawings: (Drawing & { handle: number; opacity: number })[]
}

/** The objects of a page in the order of painting. The objects inside forms are included at their place. */
export function readObjects(pdfium: Pdfium, page: number, frame: Frame): PageObjects {
  return withMemory(pdfium, SCRATCH_BYTES, (at) => {
    const reader = new ObjectReader(pdfium, at)
    reader.walk(
      pdfium.FPDFPage_CountObjects(page),
      (index) => pdfium.FPDFPage_GetObject(page, index),
      frame.toSeen,
      MAX_DEPTH,
    )
    return { texts: reader.texts, drawings: reader.drawings }
  })
}

interface Point {
  x: number
  y: number
}

/** Whether the closed path through the points has only horizontal and vertical sides, four of them. */
const isRectangle = (points: readonly Point[]) =>
  points.length >= 4 &&
  points.length < MOST_RECTANGLE_SEGMENTS &&
  points.every(({ x, y }, index) => {
    const before = points.at(index - 1)
    const [dx, dy] = [Math.abs(x - (before?.x ?? x)), Math.abs(y - (before?.y ?? y))]
    return Math.min(dx, dy) <= SLANT * Math.max(dx, dy)
  })

class ObjectReader {
  readonly texts = new Map<number, Painted>()
  readonly drawings: PageObjects['drawings'] = []
  private readonly pdfium: Pdfium
  private readonly at: number
  private z = 0

  constructor(pdfium: Pdfium, at: number) {
    this.pdfium = pdfium
    this.at = at
  }

  walk(count: number, get: (index: number) => number, toSeen: Matrix, depth: number): void {
    for (let index = 0; index < count && this.z < MAX_OBJECTS; index += 1) {
      this.take(get(index), toSeen, depth)
    }
  }

  private take(handle: number, toSeen: Matrix, depth: number): void {
    const type = this.pdfium.FPDFPageObj_GetType(handle)
    this.z += 1
    if (type === TEXT) this.write(handle, toSeen)
    else if (type === FORM) this.enter(handle, toSeen, depth)
    else if (type === 2 || type === 3 || type === 4) this.draw(handle, KINDS[type], toSeen)
  }

  private write(handle: number, toSeen: Matrix): void {
    const clip = this.clipOf(handle)
    const seen = clip && moveBox(toSeen, clip)
    this.texts.set(handle, {
      handle,
      z: this.z,
      ...this.filling(handle),
      ...(seen && { clip: seen }),
    })
  }

  private enter(form: number, toSeen: Matrix, depth: number): void {
    if (depth === 0) return
    this.pdfium.FPDFPageObj_GetMatrix(form, this.at)
    this.walk(
      this.pdfium.FPDFFormObj_CountObjects(form),
      (index) => this.pdfium.FPDFFormObj_GetObject(form, index),
      chained(matrixAt(this.pdfium, this.at), toSeen),
      depth - 1,
    )
  }

  private draw(handle: number, kind: Drawing['kind'], toSeen: Matrix): void {
    const box = this.visibleBox(handle)
    if (!box) return
    const path = kind === 'path' ? this.pathOf(handle) : { isFilled: true, segments: 0 }
    const drawing = { handle, kind, z: this.z, ...path, ...this.filling(handle) }
    const rectangles =
      path.segments > MOST_RECTANGLE_SEGMENTS ? this.rectanglesOf(handle, path.segments) : []
    if (rectangles.length < 2) this.drawings.push({ ...drawing, ...moveBox(toSeen, box) })
    else this.putApart(drawing, rectangles, toSeen)
  }

  /**
   * Splits a path that consists of several rectangles into one drawing for each, as a frame that continues in the next
   * column is one path.
   */
  private putApart(
    drawing: Omit<PageObjects['drawings'][number], keyof Box>,
    rectangles: readonly Box[],
    toSeen: Matrix,
  ): void {
    this.pdfium.FPDFPageObj_GetMatrix(drawing.handle, this.at)
    const toPage = chained(matrixAt(this.pdfium, this.at), toSeen)
    for (const box of rectangles) {
      this.drawings.push({ ...drawing, segments: MOST_RECTANGLE_SEGMENTS, ...moveBox(toPage, box) })
    }
  }

  /** The rectangles of a path; empty where the path contains anything else. */
  private rectanglesOf(handle: number, segments: number): Box[] {
    const { at, pdfium } = this
    if (segments > MAX_SEGMENTS) return []
    const parts: Point[][] = []
    for (let index = 0; index < segments; index += 1) {
      const segment = pdfium.FPDFPath_GetPathSegment(handle, index)
      const type = pdfium.FPDFPathSegment_GetType(segment)
      if (type === CURVE) return []
      pdfium.FPDFPathSegment_GetPoint(segment, at, at + 4)
      const [x = 0, y = 0] = floatsAt(pdfium, at, 2)
      const last = parts.at(-1)
      if (type === MOVE || !last) parts.push([{ x, y }])
      else last.push({ x, y })
    }
    return parts.every(isRectangle)
      ? parts.map((points) => unionOf(points.map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y }))))
      : []
  }

  /** The bounding box of an object, without the part that its clip hides; undefined where nothing is visible. */
  private visibleBox(handle: number): Box | undefined {
    const { at, pdfium } = this
    pdfium.FPDFPageObj_GetBounds(handle, at, at + 4, at + 8, at + 12)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = floatsAt(pdfium, at, 4)
    const box = { x0, y0, x1, y1 }
    const clip = this.clipOf(handle)
    if (!clip) return box
    // A line has no area, so its box is enlarged a little to have an overlap.
    return overlapOf({ x0: x0 - 0.1, y0: y0 - 0.1, x1: x1 + 0.1, y1: y1 + 0.1 }, clip)
  }

  private clipOf(handle: number): Box | undefined {
    const { pdfium } = this
    const clip = pdfium.FPDFPageObj_GetClipPath(handle)
    const paths = clip === 0 ? 0 : Math.max(0, pdfium.FPDFClipPath_CountPaths(clip))
    let box: Box | undefined
    for (let index = 0; index < paths; index += 1) {
      const bounds = this.clipBounds(clip, index)
      if (bounds) box = box ? (overlapOf(box, bounds) ?? { ...bounds, x1: bounds.x0 }) : bounds
    }
    return box
  }

  private clipBounds(clip: number, index: number): Box | undefined {
    const { at, pdfium } = this
    const count = pdfium.FPDFClipPath_CountPathSegments(clip, index)
    if (count <= 0) return undefined
    const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
    for (let segment = 0; segment < count; segment += 1) {
      const point = pdfium.FPDFClipPath_GetPathSegment(clip, index, segment)
      pdfium.FPDFPathSegment_GetPoint(point, at, at + 4)
      const [x = 0, y = 0] = floatsAt(pdfium, at, 2)
      box.x0 = Math.min(box.x0, x)
      box.x1 = Math.max(box.x1, x)
      box.y0 = Math.min(box.y0, y)
      box.y1 = Math.max(box.y1, y)
    }
    return box
  }

  private pathOf(handle: number): { isFilled: boolean; segments: number } {
    const { at, pdfium } = this
    pdfium.FPDFPath_GetDrawMode(handle, at, at + 4)
    const isFilled = pdfium.HEAP32[at >> 2] !== 0
    return { isFilled, segments: pdfium.FPDFPath_CountSegments(handle) }
  }

  private filling(handle: number): { opacity: number; lightness: number } {
    const { at, pdfium } = this
    const isKnown = pdfium.FPDFPageObj_GetFillColor(handle, at, at + 4, at + 8, at + 12)
    if (isKnown === 0) return { opacity: 1, lightness: 0.5 }
    const [r = 0, g = 0, b = 0, a = 255] = pdfium.HEAPU32.subarray(at >> 2, (at >> 2) + 4)
    return { opacity: a / 255, lightness: (0.3 * r + 0.59 * g + 0.11 * b) / 255 }
  }
}
