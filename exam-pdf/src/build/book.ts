import { maxBy, range } from 'es-toolkit'
import { withCaptions } from '../layout/captions.ts'
import { boxOfItem, type FlowItem, type FlowLine, type Laid } from '../layout/flow.ts'
import { unionOf } from '../geometry.ts'
import type { Box, Region } from '../model.ts'
import type { Recorte } from '../result.ts'
import { labelsIn } from '../structure/labels.ts'
import { withOverHeadingsAfter } from '../structure/over-headings.ts'
import { segmentsOf, type Segments } from '../structure/segments.ts'
import { vocabularyOf, type Vocabulary } from '../text/hyphens.ts'
import { textOf } from '../text/lines.ts'

/** A booklet in reading order, with the data that the building of every part needs. */
export interface Book {
  flow: FlowItem[]
  words: Vocabulary
  /** The size of running text, in points. */
  bodySize: number
  pages: ReadonlyMap<number, Laid>
}

export function bookOf(laid: readonly Laid[]): Book {
  const all = laid.flatMap(({ items }) => items)
  const lines = all.filter((item) => item.kind === 'line')
  const bodySize = sizeOf(lines)
  const segments = segmentsOf(all)
  const fixed = fixedIn(all, segments)
  const headings = new Set(segments.questions.flatMap(({ start }) => all[start] ?? []))
  const flow = laid.flatMap(({ items }) => withCaptions(items, bodySize, fixed))
  return {
    flow: withOverHeadingsAfter(flow, headings),
    words: vocabularyOf([...lines.map(({ line }) => textOf(line)), ...all.flatMap(letteringOf)]),
    bodySize,
    pages: new Map(laid.map((page) => [page.page, page])),
  }
}

const letteringOf = (item: FlowItem) =>
  item.kind === 'line'
    ? []
    : (item.kind === 'figure' ? item.lettering : item.pieces).map(({ text }) => text)

/** The beginning of a question, an announcement and an alternative are never captions of a figure. */
function fixedIn(flow: readonly FlowItem[], { questions, shared }: Segments): Set<FlowItem> {
  const labels = labelsIn(flow, 0, flow.length)
  const indices = [
    ...questions.map(({ start }) => start),
    ...shared.flatMap(({ announcement: { at, end } }) => range(at, end)),
    ...labels.filter(({ piece, style }) => piece === 0 && style !== 'bare').map(({ at }) => at),
  ]
  return new Set(indices.flatMap((at) => flow[at] ?? []))
}

function sizeOf(lines: readonly FlowLine[]): number {
  const letters = new Map<number, number>()
  for (const { line } of lines) {
    letters.set(line.size, (letters.get(line.size) ?? 0) + textOf(line).length)
  }
  return maxBy([...letters], ([, count]) => count)?.[0] ?? 10
}

/** The margin of a cut-out picture, in points. */
const PADDING = 2

/** Collects the regions to cut out of the pages as pictures, each under a name of its own. */
export class Cuttings {
  readonly all: Recorte[] = []
  private readonly pages: ReadonlyMap<number, Laid>

  constructor(pages: ReadonlyMap<number, Laid>) {
    this.pages = pages
  }

  /** Records a picture to cut out; returns the name of its file. */
  cut(nome: string, pagina: number, box: Box): string {
    const page = this.pages.get(pagina)
    const regiao = {
      pagina,
      x0: Math.max(0, box.x0 - PADDING),
      y0: Math.max(0, box.y0 - PADDING),
      x1: Math.min(page?.width ?? Infinity, box.x1 + PADDING),
      y1: Math.min(page?.height ?? Infinity, box.y1 + PADDING),
    }
    const file = `${nome}.png`
    this.all.push({ nome: file, regiao })
    return file
  }
}

/** The regions that items cover: one for each column, in reading order. */
export function regionsOf(items: readonly FlowItem[]): Region[] {
  const regions: { page: number; column: Box; boxes: Box[] }[] = []
  for (const item of items) {
    const region = regions.find(({ page, column }) => page === item.page && column === item.column)
    if (region) region.boxes.push(boxOfItem(item))
    else regions.push({ page: item.page, column: item.column, boxes: [boxOfItem(item)] })
  }
  return regions.map(({ page, boxes }) => ({ pagina: page, ...unionOf(boxes) }))
}
