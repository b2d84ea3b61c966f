import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

const size = fc.nat({ max: 100_000_000 })
const position = fc.oneof(fc.nat({ max: 200_000_000 }), fc.nat({ max: 20 }))

describe('readByteRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-500', { start: 2, end: 9 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-10', { start: 0, end: 9 }],
    ['bytes=-500', { start: 0, end: 9 }],
    ['Bytes=2-5', { start: 2, end: 5 }],
    [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, undefined],
    ['', undefined],
    ['bytes', undefined],
    ['bytes=', undefined],
    ['bytes=-', undefined],
    ['bytes=5-2', undefined],
    ['bytes=12-11', undefined],
    ['bytes=1-2,4-5', undefined],
    ['bytes=--1', undefined],
    ['bytes=+1-2', undefined],
    ['bytes=0x1-2', undefined],
    ['bytes=1.5-2', undefined],
    ['bytes=a-b', undefined],
    ['lines=1-2', undefined],
  ])('reads %j of ten bytes as %j', (header, range) => {
    expect(readByteRange(header, 10)).toEqual(range)
  })

  it('gives of an empty file all of it, or says that there is nothing', () => {
    expect(readByteRange('bytes=-5', 0)).toBeUndefined()
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  })

  it('gives whatever the header says only bytes that the file has', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `bytes=${text}`),
        ),
        size,
        check,
      ),
    )
  })

  it('gives exactly the bytes between two positions, cut at the end of the file', () => {
    fc.assert(
      fc.property(position, position, size, (first, length, bytes) => {
        const last = first + length
        const cut = { start: first, end: Math.min(last, bytes - 1) }
        expect(readByteRange(`bytes=${first}-${last}`, bytes)).toEqual(
          first < bytes ? cut : 'unsatisfiable',
        )
      }),
    )
  })

  it('gives the same bytes from a start as from its distance to the end', () => {
    fc.assert(
      fc.property(position, size, (start, bytes) => {
        fc.pre(start < bytes)
        expect(readByteRange(`bytes=${start}-`, bytes)).toEqual(
          readByteRange(`bytes=-${bytes - start}`, bytes),
        )
      }),
    )
  })
})

function check(header: string, bytes: number): void {
  const range = readByteRange(header, bytes)
  if (range === undefined || range === 'unsatisfiable') return
  expect(range.start).toBeGreaterThanOrEqual(0)
  expect(range.end).toBeGreaterThanOrEqual(range.start)
  expect(range.end).toBeLessThan(bytes)
}
