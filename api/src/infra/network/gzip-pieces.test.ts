import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compressedPiece, gzipOf, plainOf, storedPiece } from './gzip-pieces.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 300 })
const piece = fc.oneof(
  text.map((words) => ({ words, piece: compressedPiece(words.repeat(9)), times: 9 })),
  text.map((words) => ({ words, piece: storedPiece(words), times: 1 })),
)

describe('pieces of a text', () => {
  it('are one gzip file of it, in any order and more than once', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (drawn) => {
        const pieces = [...drawn, ...drawn.toReversed()]
        const whole = pieces.map(({ words, times }) => words.repeat(times)).join('')
        const parts = pieces.map((one) => one.piece)

        expect(gunzipSync(gzipOf(parts)).toString()).toBe(Buffer.from(whole).toString())
        expect(plainOf(parts)).toEqual(Buffer.from(whole))
      }),
    )
  })

  it('are smaller than the text where they are compressed', () => {
    const words = 'Assinale a alternativa correta. '.repeat(100)
    expect(gzipOf([compressedPiece(words)]).length).toBeLessThan(words.length / 10)
  })

  it('are refused where they are stored and too long', () => {
    expect(() => storedPiece('a'.repeat(65_536))).toThrow(RangeError)
    const longest = 'a'.repeat(65_535)
    expect(gunzipSync(gzipOf([storedPiece(longest)])).toString()).toBe(longest)
  })
})
