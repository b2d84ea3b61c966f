import { createRequire } from 'node:module'

type Hash = (...args: unknown[]) => Promise<unknown>

/**
 * The library with which the API of this process hashes passwords. It is resolved from the API's package, to get the
 * same copy. The API calls it as methods of this object, so that they can be replaced.
 */
const argon2 = createRequire(import.meta.resolve('@rumo/api'))('@node-rs/argon2') as Record<
  'hash' | 'verify',
  Hash
>

/** Counts the passwords that are hashed from now on, to be stored or compared, until the counter is disposed of. */
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
    /** The number of passwords hashed since the last call. */
    taken(): number {
      const taken = count
      count = 0
      return taken
    },
    [Symbol.dispose]: () => void Object.assign(argon2, { hash, verify }),
  }
}
