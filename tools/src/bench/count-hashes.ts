import { createRequire } from 'node:module'

type Hash = (...args: unknown[]) => Promise<unknown>

/** The library that the API of this process hashes by: its own copy, which it calls as an object's methods. */
const argon2 = createRequire(import.meta.resolve('@rumo/api'))('@node-rs/argon2') as Record<
  'hash' | 'verify',
  Hash
>

/** Counts the passwords that are hashed from now on, to be kept or compared until it is disposed of. */
export function countHashes() {
  const { hash, verify } = argon2
  let count = 0
  const counted =
    (work: Hash): Hash =>
    (...args) => {
      count += 1
      return work(...args)
    }
  Object.assign(argon2, { hash: counted(hash), verify: counted(verify) })
  return {
    /** How many since the last time it was asked. */
    taken(): number {
      const taken = count
      count = 0
      return taken
    },
    [Symbol.dispose]: () => void Object.assign(argon2, { hash, verify }),
  }
}
