import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { announces, questionsNamed } from '../text/naming.ts'
import { numbersNamed } from '../text/numbers.ts'

/** An announcement of a text that several questions refer to ('Leia o texto para responder às questões 2 e 3'). */
export interface Announcement {
  /** The index of its first line in the flow, and that of the line after its last. */
  at: number
  end: number
  /** The numbers of the questions that it names. */
  faixa: number[]
}

const ASKING = /\b(?:leia|considere|observe|analise|responder)\b/i
/** The continuation of a range of numbers in the next line, which may be in capitals. */
const NUMBERS_GO_ON = /^(?:a|à|e|até|ao)\s+(?:n\S+\s*)?\(?\d/i
const MAX_LINES = 4
/** Whether a text contains an announcement, which means that a line was assigned to the wrong part. */
export const holdsAnnouncement = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => questionsNamed(sentence) !== undefined && ASKING.test(sentence))

/**
 * The announcements in a flow. `headings` maps the indices of the lines that begin questions to their numbers. A
 * sentence that names an earlier question is not an announcement.
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

/** Adds the rest of the sentence where it continues in the next line. */
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

/** Whether a text may be an announcement so far: it begins with a capital and is at most one sentence. */
const startsLike = (text: string) =>
  /^[^\p{L}\d]*\p{Lu}/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text)

/**
 * Whether a line continues the line before: it has the same size and follows without a gap. At the top of a new column
 * or page, it has to continue the sentence instead.
 */
function isNext(before: FlowLine | undefined, { column, page, line }: FlowLine): boolean {
  if (!before) return true
  const isElsewhere = page !== before.page || column !== before.column
  const gap = line.baseline - before.line.baseline
  return (
    Math.abs(line.size - before.line.size) < 0.8 &&
    (isElsewhere
      ? continuesSentence(textOf(before.line), textOf(line))
      : gap > 0 && gap < 2.2 * line.size)
  )
}

/** Whether a line continues the sentence of the line before. Both lines may be in capitals. */
const continuesSentence = (before: string, text: string) =>
  !isOver(before) && (isWithinSentence(text) || (isCapitals(before) && isCapitals(text)))

const isCapitals = (text: string) => text === text.toUpperCase()

const isWithinSentence = (text: string) => /^[\p{Ll}\d]/u.test(text)

const isOver = (text: string) => /[.:!?]\s*$/.test(text)
