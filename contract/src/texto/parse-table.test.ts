import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TableNode } from './nodes.ts'
import { parseTable } from './parse-table.ts'

const read = (inner: string) => parseTable(inner, (content) => [content])

interface Table {
  caption: string | undefined
  rows: { tag: 'td' | 'th'; content: string }[][]
}

const blank = fc.constantFrom('', ' ', '\n', '\n  ')
const content = fc.stringMatching(/^[a-zç<>/]{1,6}$/).filter((text) => !/<\/?(t|c)/.test(text))
const cell = fc.record({ tag: fc.constantFrom('td' as const, 'th' as const), content })
const table: fc.Arbitrary<Table> = fc.record({
  caption: fc.option(content, { nil: undefined }),
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
})

/** The markup of a table, with the white space `s` in each place that may have some. */
const typed = ({ caption, rows }: Table, s: string) =>
  (caption === undefined ? '' : `${s}<caption>${s}${caption}${s}</caption>`) +
  rows
    .map((row) => {
      const cells = row.map((one) => `${s}<${one.tag}>${s}${one.content}${s}</${one.tag}>`)
      return `${s}<tr>${cells.join('')}${s}</tr>`
    })
    .join('') +
  s

describe('parseTable', () => {
  it('reads every cell in its place, whatever white space is around it', () => {
    fc.assert(
      fc.property(table, blank, ({ caption, rows }, space) => {
        const expected: TableNode = {
          kind: 'table',
          ...(caption !== undefined && { caption: [caption] }),
          rows: rows.map((row) => row.map((one) => ({ tag: one.tag, children: [one.content] }))),
        }
        expect(read(typed({ caption, rows }, space))).toEqual(expected)
      }),
    )
  })

  it('reads none where anything else stands between the cells or around the rows', () => {
    fc.assert(
      fc.property(table, fc.nat(), (one, place) => {
        const whole = typed(one, '\n')
        const gaps = [...whole.matchAll(/(?<=<\/(td|th|tr|caption)>)|(?=<(tr|caption)>)/g)]
        const at = gaps[place % gaps.length]?.index ?? 0
        expect(read(`${whole.slice(0, at)}x${whole.slice(at)}`)).toBeUndefined()
      }),
    )
  })

  it.each(['', ' ', '<tr></tr>', '<tr><td>a</td>', '<td>a</td>', '<tr><td>a</th></tr>'])(
    'reads none in %j',
    (inner) => {
      expect(read(inner)).toBeUndefined()
    },
  )

  it('takes no table inside of another', () => {
    expect(read('<tr><td><table></td></tr>')).toBeUndefined()
    expect(read('<caption><tr></caption><tr><td>a</td></tr>')).toBeUndefined()
  })
})
