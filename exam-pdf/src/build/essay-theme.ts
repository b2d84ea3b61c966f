import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { oneLineOf } from '../text/markup.ts'
import type { Book } from './book.ts'

const QUOTED = /\btema\b[^“"«]{0,60}[“"«]([^”"»]{8,300})[”"»]/iu
const THEME_END = /\btema\b[^:]{0,40}:\s*$/i
const THEME_SAME_LINE = /^(?:o\s+)?tema\s*[:–—-]\s*(\S.{7,})$/i

interface Theme {
  tema: string
  /** The lines that hold only the theme. */
  lines: FlowLine[]
}

export function themeOf(items: readonly FlowItem[], book: Book): Theme {
  const lines = items.filter((item) => item.kind === 'line')
  const announced = lines.findIndex(({ line }, index) => endsWithTheme(lines, index, textOf(line)))
  const own = announced === -1 ? [] : themeLines(lines, announced + 1)
  if (own.length > 0) return { tema: plain(oneLineOf(own, book.words)), lines: own }
  const whole = oneLineOf(lines, book.words).replaceAll(/<\/?[a-z]+>/g, '')
  const quoted = QUOTED.exec(whole)?.[1]
  if (quoted) return { tema: quoted.trim(), lines: [] }
  const same = lines.map(({ line }) => THEME_SAME_LINE.exec(textOf(line))?.[1]).find(Boolean)
  return { tema: same?.trim() ?? '', lines: [] }
}

function endsWithTheme(lines: readonly FlowLine[], index: number, text: string): boolean {
  const before = lines[index - 1]
  if (/^tema\s*:?$/i.test(text.trim())) return true
  return THEME_END.test(`${before ? textOf(before.line) : ''} ${text}`) && /:\s*$/.test(text)
}

/** The lines after 'tema:' that have the same size and weight as the first one. */
function themeLines(lines: readonly FlowLine[], start: number): FlowLine[] {
  const first = lines[start]
  if (!first) return []
  const own = [first]
  for (const next of lines.slice(start + 1, start + 5)) {
    const last = own.at(-1)
    const gap = last ? next.line.baseline - last.line.baseline : 0
    const isLike =
      Math.abs(next.line.size - first.line.size) < 0.6 &&
      next.line.pieces[0]?.isBold === first.line.pieces[0]?.isBold
    if (!last || next.page !== last.page || !isLike || gap > 1.7 * first.line.size) break
    own.push(next)
  }
  return own
}

/** The text of a theme, without surrounding quotation marks and without tags. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?[a-z]+>/g, '')
    .replace(/^[“"«]([^”"»]*)[”"»]$/u, '$1')
    .trim()
}
