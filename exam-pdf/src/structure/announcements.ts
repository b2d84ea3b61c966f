import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { numbersNamed } from '../text/numbers.ts'

/** The announcement of what several questions refer to. */
export interface Announcement {
  /** The indices of its first line in the flow and of the line after its last. */
  at: number
  end: number
  /** The questions that it names. */
  faixa: number[]
}

/** What questions are named by, with their numbers. */
const NAMED =
  /quest(?:ões|oes|ão|ao)(?:\s+(?:de|do|da)?\s*(?:n[úu]meros?|n[.ºo°]+s?))?[\s:]*(?:de\s+|entre\s+)?((?:n[.ºo°]*\s*)?\d{1,3}(?:\s*(?:,|e|a|à|até|[-–—]|ao)\s*(?:a\s+)?(?:n[.ºo°]*\s*)?\d{1,3})*)/i
/** Words by which one is asked to look at something. */
const INVITATION =
  /\b(?:leia|lei?am|considere|observe|analise|examine|utilize|use|veja|responda|responder|refere[m-]|baseie|baseiam?|tome|tomam|texto|textos|figura|gr[áa]fico|tabela|tirinha|quadrinhos|charge|cartum|imagem|imagens|mapa|poema|fragmento|trecho|excerto|can[çc][ãa]o|informa[çc][õo]es|instru[çc][ãa]o)\b/i
const ASKING = /\b(?:leia|considere|observe|analise|responder)\b/i
/** An announcement is at most that long, in lines. */
const MAX_LINES = 4
/** A title of a part of the booklet, as 'Questões de 01 a 45': it announces no text. */
const PART_TITLE = /^quest(?:ões|oes)\s+(?:de\s+)?(?:n\S+\s+)?\d+\s*(?:a|à|até|e|[-–—])\s*\d+/i

/** Whether a line is the title of a part of the booklet. */
export const isPartTitle = (text: string) => PART_TITLE.test(text.trim())

/** Whether a text names questions as an announcement does: one of its lines went where it does not belong. */
export const holdsAnnouncement = (text: string) =>
  text.split(/(?<=[.!?])\s+/).some((sentence) => NAMED.test(sentence) && ASKING.test(sentence))

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
    if (NAMED.test(text)) {
      const whole = endOf(flow, end, text)
      const named = NAMED.exec(whole.text)?.[1] ?? ''
      return isAnnouncement(whole.text)
        ? { at, end: whole.end, faixa: numbersNamed(named) }
        : undefined
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
  const goesOn = /^[\p{Ll}\d]/u.test(more) && more.length < 80
  return goesOn ? { end: end + 2, text: `${text} ${more}` } : { end: end + 1, text }
}

const isAnnouncement = (text: string) => INVITATION.test(text) && !isPartTitle(text)

/** It begins with a capital and is one sentence. */
const startsLike = (text: string) =>
  /^[^\p{L}\d]*\p{Lu}/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text)

/** Whether a line goes on where the one before ended: the same size, and no gap but for a new column or page. */
function isNext(before: FlowLine | undefined, { column, page, line }: FlowLine): boolean {
  if (!before) return true
  const isElsewhere = page !== before.page || column !== before.column
  const gap = line.baseline - before.line.baseline
  return (
    Math.abs(line.size - before.line.size) < 0.8 &&
    (isElsewhere ? !isOver(textOf(before.line)) : gap > 0 && gap < 2.2 * line.size)
  )
}

const isOver = (text: string) => /[.:!?]\s*$/.test(text)
