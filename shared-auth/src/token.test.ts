// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unsignedToken } from './testing.ts'
import { isUnexpired, readClaims } from './token.ts'

const encode = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text))).replace(/=+$/, '')

describe('readClaims', () => {
  it('gives back whatever claims a token was made of', () => {
    const claims = fc.record({
      id: fc.integer(),
      email: fc.string(),
      nome: fc.string(),
      perfil: fc.string(),
      exp: fc.integer(),
    })
    fc.assert(
      fc.property(claims, (given) => {
        expect(readClaims(unsignedToken(given))).toEqual(given)
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

  it('gives claims that screens can count on, whatever JSON stands in them', () => {
    const hostile = fc.dictionary(
      fc.constantFrom('id', 'email', 'nome', 'perfil', 'exp', '__proto__', 'toString'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(hostile, (payload) => {
        const claims = readClaims(`e30.${encode(JSON.stringify(payload))}.x`)
        const types = Object.entries(claims ?? {}).map(([name, value]) => [name, typeof value])
        const { id: typeOfId, ...others } = Object.fromEntries(types) as Record<string, string>
        expect(['number', 'string']).toContain(typeOfId)
        expect(others).toEqual({
          email: 'string',
          nome: 'string',
          perfil: 'string',
          exp: 'number',
        })
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

it('gives an id as it is, and empty texts where there are none', () => {
  expect(readClaims(unsignedToken({ id: '7', exp: 1 }))).toEqual({
    id: '7',
    email: '',
    nome: '',
    perfil: '',
    exp: 1,
  })
  expect(readClaims(unsignedToken({ id: null }))?.id).toBe(0)
})

describe('isUnexpired', () => {
  const now = 1_700_000_000_000

  it('compares exp, in seconds, with now, in milliseconds', () => {
    expect(isUnexpired({ exp: now / 1000 + 1 }, now)).toBe(true)
    expect(isUnexpired({ exp: now / 1000 }, now)).toBe(false)
    expect(isUnexpired({ exp: now / 1000 - 1 }, now)).toBe(false)
  })

  it('is false without a number in exp', () => {
    for (const exp of [undefined, null, `${now}`, true, [now], {}]) {
      const claims = readClaims(unsignedToken({ exp }))
      expect(claims && isUnexpired(claims, now)).toBe(false)
    }
    const endless = readClaims(`e30.${encode('{"exp":1e999}')}.x`)
    expect(endless && isUnexpired(endless, now)).toBe(false)
  })
})
