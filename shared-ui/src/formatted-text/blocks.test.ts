import { parseFormattedText } from '@rumo/contract/texto'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

const read = (texto: string) => blocksOf(parseFormattedText(texto))
const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children })

describe('blocksOf', () => {
  it('divides paragraphs at blank lines and keeps line breaks within', () => {
    expect(read('a\nb\n\n \n  recuo')).toEqual([paragraph('a\nb'), paragraph('  recuo')])
  })

  it('takes a line of spaces for a blank one', () => {
    expect(read('a\n \t\nb')).toEqual([paragraph('a'), paragraph('b')])
  })

  it('puts a tag that goes on over a blank line on both sides of it', () => {
    expect(read('<b>a\n\nb</b> c')).toEqual([
      paragraph({ kind: 'element', tag: 'b', children: ['a'] }),
      paragraph({ kind: 'element', tag: 'b', children: ['b'] }, ' c'),
    ])
  })

  it('gives tables and display formulas a line of their own, without the breaks around them', () => {
    expect(read('antes\n\\[x\\]\n depois \\(y\\)')).toEqual([
      paragraph('antes'),
      { kind: 'formula', source: 'x', display: true },
      paragraph('depois ', { kind: 'formula', source: 'y', display: false }),
    ])
  })

  it('makes nothing of white space', () => {
    expect(read(' \n\n ')).toEqual([])
  })
})
