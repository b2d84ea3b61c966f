import type { FlowLine } from '../layout/flow.ts'

/** A way of numbering, as in 'Questão 01', '1ª questão', '1.', '01)' or '1' by itself. */
export interface Style {
  name: string
  pattern: RegExp
  /** What its candidates have to share besides the pattern: a bare number is one only where others stand. */
  look: (item: FlowLine) => string
  /** How many numbers in a row it takes. */
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

/** Numbers that begin questions share their font, their size and how they stand in their column. */
function lookOf({ column, line }: FlowLine): string {
  const [first] = line.pieces
  const indent = Math.round((line.x0 - column.x0) / 6)
  return [first?.font, first?.size.toFixed(1), first?.isBold, Math.min(indent, 4)].join(' ')
}
