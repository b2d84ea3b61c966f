import type { FlowItem } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { isPartTitle } from '../text/naming.ts'
import { announcementsOf, type Announcement } from './announcements.ts'
import { headingsOf, type Heading } from './headings.ts'

/** A part of the flow, from `start` up to, but without, `end`. */
interface Span {
  start: number
  end: number
}

export type QuestionSegment = Span & { heading: Heading }
export type SharedSegment = Span & { announcement: Announcement }

/** The flow of a booklet, divided into parts by their kind. */
export interface Segments {
  questions: QuestionSegment[]
  shared: SharedSegment[]
  essay: Span | undefined
}

const ESSAY_TITLE =
  /^(?:\d+\.?\s*)?(?:prova\s+de\s+|proposta\s+(?:de|da)\s+|proposta\s+|instru[çc][õo]es\s+para\s+a\s+)?reda[çc][ãa]o\W*$/i
/** The essay mentions its theme within this many items after its title. */
const THEME_WITHIN = 160

/** Divides a flow into questions, shared texts and the essay. */
export function segmentsOf(flow: readonly FlowItem[]): Segments {
  const headings = headingsOf(flow)
  const byIndex = new Map(headings.map(({ at, numero }) => [at, numero]))
  const announcements = announcementsOf(flow, byIndex)
  const essayAt = essayStart(flow, byIndex)
  const starts = [
    ...headings.map(({ at }) => at),
    ...announcements.map(({ at }) => at),
    ...(essayAt === undefined ? [] : [essayAt]),
    flow.length,
  ].toSorted((a, b) => a - b)
  const endOf = (start: number) => starts.find((at) => at > start) ?? flow.length
  return {
    questions: headings.map((heading) => ({ heading, start: heading.at, end: endOf(heading.at) })),
    shared: announcements.map((announcement) => ({
      announcement,
      start: announcement.end,
      end: endOf(announcement.at),
    })),
    essay:
      essayAt === undefined
        ? undefined
        : { start: essayAt, end: essayEnd(flow, essayAt, endOf(essayAt)) },
  }
}

function essayStart(
  flow: readonly FlowItem[],
  headings: ReadonlyMap<number, number>,
): number | undefined {
  const firstQuestion = Math.min(...headings.keys(), flow.length)
  const titles = [...flow.keys()].filter((at) => isEssayTitle(flow[at]))
  const isEssay = (at: number) => {
    for (let next = at + 1; next < Math.min(at + THEME_WITHIN, flow.length); next += 1) {
      const item = flow[next]
      if (headings.has(next)) return false
      if (item?.kind === 'line' && /\btema\b/i.test(textOf(item.line))) return true
    }
    return false
  }
  // The cover may mention the essay, so a title after the first question takes precedence.
  return titles.filter((at) => at > firstQuestion).find(isEssay) ?? titles.find(isEssay)
}

const isEssayTitle = (item: FlowItem | undefined) =>
  item?.kind === 'line' && ESSAY_TITLE.test(textOf(item.line).trim())

function essayEnd(flow: readonly FlowItem[], start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    const item = flow[at]
    if (item?.kind === 'line' && isPartTitle(textOf(item.line))) return at
  }
  return end
}
