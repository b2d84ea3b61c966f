import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { announces, questionsNamed } from '../text/naming.ts'
import { numbersNamed } from '../text/numbers.ts'

/** The announcement of what several questions refer to. */
export interface Announcement {
  /** The indices of its first line in the flow and of the line after its last. */
  at: number
  end: number
  /** The questions that it names. */
  faixa: number[]
}

const ASKING = /\b(?:leia|considere|observe|analise|responder)\b/i
/** The last of the numbers, also in capitals. */
const NUMBERS_GO_ON = /^(?:a|à|e|até|ao)\s+(?:n\S+\s*)?\(?\d/i
/** An announcement is at most that long, in lines. */
const MAX_LINES = 4
/** Whether a text names questions as an announcement does: one of its lines was assigned wrongly. */
export const holdsAnnouncement = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => questionsNamed(sentence) !== undefined && ASKING.test(sentence))

/**
 * The announcements in a flow. `headings` are the indices of the lines that begin questions, with their
 * numbers: what names a question that came before announces nothing.
 */
export function announcementsOf(
  flow: readonly FlowItem[],
  headings: ReadonlyMap<number, number>,
): Announcement[] {
  const known = new Set(headings.values())
  const announcements: Announcement[] = []
  let last = 0
  let at = 0
  while (at < flow.length) {
    last = headings.get(at) ?? last
    const found = headings.has(at) ? undefined : announcementAt(flow, at, headings)
    const faixa = found?.faixa.filter((numero) => known.has(numero)) ?? []
    if (found && faixa.length > 0 && Math.min(...faixa) > last)
      announcements.push({ ...found, faixa })
    at = found?.end ?? at + 1
  }
  return announcements
}

function announcementAt(
  flow: readonly FlowItem[],
  at: number,
  headings: ReadonlyMap<number, number>,
): Announcement | undefined {
  const lines: FlowLine[] = []
  for (let end = at; end < Math.min(at + MAX_LINES, flow.length); end += 1) {
    const item = flow[end]
    if (item?.kind !== 'line' || headings.has(end) || !isNext(lines.at(-1), item)) return undefined
    lines.push(item)
    const text = lines.map(({ line }) => textOf(line)).join(' ')
    if (!startsLike(text)) return undefined
    if (questionsNamed(text) !== undefined) {
      const whole = endOf(flow, end, text)
      const named = questionsNamed(whole.text) ?? ''
      return announces(whole.text) ? { at, end: whole.end, faixa: numbersNamed(named) } : undefined
    }
  }
  return undefined
}

/** The rest of a sentence that goes on in the next lines. */
function endOf(
  flow: readonly FlowItem[],
  end: number,
  text: string,
): { end: number; text: string } {
  const item = flow[end]
  const next = flow[end + 1]
  const isEnd = isOver(text) || item?.kind !== 'line' || next?.kind !== 'line'
  if (isEnd || !isNext(item, next)) return { end: end + 1, text }
  const more = textOf(next.line)
  const isRest = (isWithinSentence(more) || NUMBERS_GO_ON.test(more)) && more.length < 80
  return isRest ? { end: end + 2, text: `${text} ${more}` } : { end: end + 1, text }
}

/** It begins with a capital and is one sentence. */
const startsLike = (text: string) =>
  /^[^\p{L}\d]*\p{Lu}/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text)

/**
 * Whether a line goes on where the one before ended: the same size, and no gap; at the head of a new column or page,
 * in the middle of a sentence.
 */
function isNext(before: FlowLine | undefined, { column, page, line }: FlowLine): boolean {
  if (!before) return true
  const isElsewhere = page !== before.page || column !== before.column
  const gap = line.baseline - before.line.baseline
  return (
    Math.abs(line.size - before.line.size) < 0.8 &&
    (isElsewhere ? goesOn(textOf(before.line), textOf(line)) : gap > 0 && gap < 2.2 * line.size)
  )
}

/** Whether a line goes on a sentence that may be written in capitals. */
const goesOn = (before: string, text: string) =>
  !isOver(before) && (isWithinSentence(text) || (isCapitals(before) && isCapitals(text)))

const isCapitals = (text: string) => text === text.toUpperCase()

const isWithinSentence = (text: string) => /^[\p{Ll}\d]/u.test(text)

const isOver = (text: string) => /[.:!?]\s*$/.test(text)
