import argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/**
 * Counts what the server hashes from now on, in the library itself, whichever code calls it. The caller restores
 * all mocks afterwards.
 */
export function countHashes() {
  const hash = vi.spyOn(argon2, 'hash')
  const verify = vi.spyOn(argon2, 'verify')
  return {
    /** How many passwords were hashed since the last time it was asked, to be kept and to be compared. */
    taken() {
      const counts = { hash: hash.mock.calls.length, verify: verify.mock.calls.length }
      hash.mockClear()
      verify.mockClear()
      return counts
    },
    /** The stored hashes that passwords were compared with. */
    compared: () => verify.mock.calls.map(([stored]) => stored),
  }
}
