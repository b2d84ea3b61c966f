import type { FlowLine } from '../layout/flow.ts'

/** A style of numbering questions, as 'Questão 01', '1ª questão', '1.', '01)' or '1'. */
export interface Style {
  name: string
  pattern: RegExp
  /**
   * What all headings of this style in a booklet share besides the pattern. A bare number is a heading only where it
   * looks like the others.
   */
  look: (item: FlowLine) => string
  /** The minimum number of consecutive numbers in this style. */
  least: number
}

const DASH = '[-–—.:)º°|•▪■►]'
export const STYLES: readonly Style[] = [
  {
    name: 'word',
    pattern: new RegExp(
      String.raw`^(?:[^\p{L}\d(]{0,3}\s*)quest(?:ão|ao)\s*(?:n[.ºo°]*\s*)?(\d{1,3})(?!\d)\s*${DASH}*(?=\s|$|[^\d\p{L}])`,
      'iu',
    ),
    look: () => '',
    least: 2,
  },
  {
    name: 'word',
    pattern: new RegExp(
      String.raw`^(\d{1,3})\s*[ªº.]?\s*quest(?:ão|ao)\s*${DASH}*(?=\s|$|[^\d\p{L}])`,
      'iu',
    ),
    look: () => '',
    least: 2,
  },
  {
    name: 'mark',
    pattern: new RegExp(String.raw`^(\d{1,3})\s*(?:${DASH})+(?=\s|$|\p{Lu})`, 'u'),
    look: lookOf,
    least: 4,
  },
  { name: 'number', pattern: /^(\d{1,3})(?=\s|$)/, look: lookOf, least: 4 },
  { name: 'bracket', pattern: /^[[(](\d{1,3})[\])](?=\s|$)/, look: lookOf, least: 4 },
]

/** The properties that the numbers of questions share: font, size, weight and indentation within the column. */
function lookOf({ column, line }: FlowLine): string {
  const [first] = line.pieces
  const indent = Math.round((line.x0 - column.x0) / 6)
  return [first?.font, first?.size.toFixed(1), first?.isBold, Math.min(indent, 4)].join(' ')
}
