import type { device } from '@rumo/shared-auth/device'

/** A device that keeps copies in memory, and the way to use it as somebody else. */
export function fakeDevice(): typeof device & { enterAs: (owner: string) => void } {
  const kept = new Map<string, unknown>()
  let owner = 'visitante'
  const key = (name: string) => `${owner}/${name}`
  return {
    enterAs: (other) => {
      owner = other
    },
    owner: () => owner,
    // What was written under the name is what the caller says that it is.
    read: async <T>(name: string) => structuredClone(kept.get(key(name))) as T | undefined,
    write: async (name, value) => {
      kept.set(key(name), structuredClone(value))
      return true
    },
    remove: async (name) => {
      kept.delete(key(name))
      return true
    },
  }
}
