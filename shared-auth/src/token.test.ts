import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unsignedToken } from './testing.ts'
import { isCurrent, readClaims } from './token.ts'

const encode = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text))).replace(/=+$/, '')

describe('readClaims', () => {
  it('gives back whatever claims a token was made of', () => {
    const claims = fc.record({ id: fc.integer(), nome: fc.string(), perfil: fc.string() })
    fc.assert(
      fc.property(claims, (given) => {
        expect(readClaims(unsignedToken(given))).toMatchObject(given)
      }),
    )
  })

  it('never throws, and gives an object or null, whatever the text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { minLength: 3, maxLength: 3 }).map((parts) => parts.join('.')),
      fc.json().map((json) => `e30.${encode(json)}.x`),
    )
    fc.assert(
      fc.property(text, (token) => {
        const claims = readClaims(token)
        expect(claims === null || (typeof claims === 'object' && !Array.isArray(claims))).toBe(true)
      }),
    )
  })

  it('gives null for every JSON payload that is no object', () => {
    const payload = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.integer()),
    )
    fc.assert(
      fc.property(payload, (value) => {
        expect(readClaims(`e30.${encode(JSON.stringify(value))}.x`)).toBeNull()
      }),
    )
  })

  it.each([
    ['two parts', 'e30.e30'],
    ['four parts', 'e30.e30.x.y'],
    ['an empty payload', 'e30..x'],
    ['a payload that is not base64', 'e30.%%%.x'],
    ['a payload that is not JSON', `e30.${encode('{nome:')}.x`],
  ])('gives null for %s', (_case, token) => {
    expect(readClaims(token)).toBeNull()
  })
})

describe('isCurrent', () => {
  const now = 1_700_000_000_000

  it('compares exp, in seconds, with now, in milliseconds', () => {
    expect(isCurrent({ exp: now / 1000 + 1 }, now)).toBe(true)
    expect(isCurrent({ exp: now / 1000 }, now)).toBe(false)
    expect(isCurrent({ exp: now / 1000 - 1 }, now)).toBe(false)
  })

  it('is false without a number in exp', () => {
    expect(isCurrent({}, now)).toBe(false)
    expect(isCurrent({ exp: `${now}` as unknown as number }, now)).toBe(false)
    expect(isCurrent({ exp: Number.NaN }, now)).toBe(false)
  })
})
