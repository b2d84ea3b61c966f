import { describe, expect, it } from 'vitest'
import { hostileTokens } from './hostile-tokens.ts'

describe('hostileTokens', () => {
  const claims = { id: 7, nome: 'Marina', exp: Math.floor(Date.now() / 1000) + 3600 }
  const tokens = hostileTokens({ claims, sign: () => 'assinatura' })

  it('has at least 60 that a client takes for none either, which verifies no signature', () => {
    expect(tokens.filter(({ isReadable }) => !isReadable).length).toBeGreaterThanOrEqual(60)
  })

  it('names each of them, and none twice', () => {
    expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length)
  })
})
