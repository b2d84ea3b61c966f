import type { Device, Move, OwnDevice } from '@rumo/shared-device/device'
import { vi } from 'vitest'

/** A device that keeps copies in memory. `enterAs` changes its current user. */
export function fakeDevice(): Device & { enterAs: (owner: string) => void } {
  const kept = new Map<string, unknown>()
  let current = 'visitante'
  return {
    enterAs: (other) => {
      current = other
    },
    owner: () => current,
    of: (owner) => ({
      // The caller says which type was stored under the name.
      read: async <T>(name: string) =>
        structuredClone(kept.get(`${owner}/${name}`)) as T | undefined,
      update: async <T>(name: string, change: (before: T | undefined) => T | undefined) => {
        const before = structuredClone(kept.get(`${owner}/${name}`)) as T | undefined
        kept.set(`${owner}/${name}`, structuredClone(change(before)))
        return true
      },
      put: (name, value) => void kept.set(`${owner}/${name}`, structuredClone(value)),
    }),
    updateBoth: async <T>(
      [one, other]: readonly [string, string],
      name: string,
      change: Move<T>,
    ) => {
      const before = (owner: string) =>
        structuredClone(kept.get(`${owner}/${name}`)) as T | undefined
      const [nextOne, nextOther] = change(before(one), before(other))
      kept.set(`${one}/${name}`, structuredClone(nextOne))
      kept.set(`${other}/${name}`, structuredClone(nextOther))
      return true
    },
  }
}

/** The storage of a visitor on such a device. */
export const fakeOwnDevice = (): OwnDevice => fakeDevice().of('visitante')

/** Makes a device refuse every write. */
export const refuseUpdates = (ownDevice: OwnDevice) =>
  vi.spyOn(ownDevice, 'update').mockResolvedValue(false)
/** Makes a device full: it still removes entries but refuses new ones. */
export const fillUp = (ownDevice: OwnDevice) => {
  const real = ownDevice.update
  return vi.spyOn(ownDevice, 'update').mockImplementation(async (name, change) => {
    const outcome = { isRemoved: false }
    await real(name, (kept: Parameters<typeof change>[0]) => {
      outcome.isRemoved = change(kept) === undefined
      return outcome.isRemoved ? undefined : kept
    })
    return outcome.isRemoved
  })
}
export const refuseReads = (ownDevice: OwnDevice) =>
  vi.spyOn(ownDevice, 'read').mockRejectedValue(new DOMException('No.', 'UnknownError'))
