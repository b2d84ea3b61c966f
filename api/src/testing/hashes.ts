import argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/**
 * Counts the calls of the hashing library from now on, from whatever code. The caller must restore all mocks
 * afterwards.
 */
export function countHashes() {
  const hash = vi.spyOn(argon2, 'hash')
  const verify = vi.spyOn(argon2, 'verify')
  return {
    /**
     * How many passwords were hashed to be stored (`hash`) and to be compared (`verify`) since the last call of
     * `takeCounts`.
     */
    takeCounts() {
      const counts = { hash: hash.mock.calls.length, verify: verify.mock.calls.length }
      hash.mockClear()
      verify.mockClear()
      return counts
    },
    /** The stored hashes that passwords were compared with. */
    compared: () => verify.mock.calls.map(([stored]) => stored),
  }
}
