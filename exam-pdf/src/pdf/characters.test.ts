import { describe, expect, it } from 'vitest'
import { characterOf, isUnknown } from './characters.ts'

describe('characterOf', () => {
  it.each([
    ['a letter', 0xe3, 'ã'],
    ['a ligature by its letters', 0xfb03, 'ffi'],
    ['the last ligature', 0xfb06, 'st'],
    ['what only looks like one', 0xfb07, '\uFB07'],
    ['a hyphen at the end of a line', 2, '-'],
    ['what is unknown', 0xe000, '\uFFFD'],
    ['a sign beyond the first plane', 0x1d465, '𝑥'],
  ])('gives %s', (_, code, character) => {
    expect(characterOf(code)).toBe(character)
  })
})

describe('isUnknown', () => {
  it.each([
    [0x01, true],
    [0x02, false],
    [0x03, true],
    [0x09, false],
    [0x0a, false],
    [0x0d, false],
    [0x1f, true],
    [0x20, false],
    [0x7e, false],
    [0x7f, true],
    [0x9f, true],
    [0xa0, false],
    [0xd7ff, false],
    [0xd800, true],
    [0xf8ff, true],
    [0xf900, false],
    [0xfffd, true],
    [0xfffc, false],
    [0xeffff, false],
    [0xf0000, true],
  ])('of %i: %j', (code, isNone) => {
    expect(isUnknown(code)).toBe(isNone)
  })
})
