import { describe, expect, expectTypeOf, it } from 'vitest'
import { CONTRACT_VERSION, OLDEST_CONTRACT } from './bundle.ts'
import type { HostProps, RemoteEntry } from './host.ts'
import { SINGLETONS_V1, type PromisedV1 } from './promised-v1.fixture.ts'
import { SINGLETONS } from './singletons.ts'

/** The promises of each version in use; docs/teams.md says when a version is added or removed. */
const PROMISED = new Map([[1, SINGLETONS_V1]])

describe('the contract', () => {
  it('knows what each version promised that a shell of today takes', () => {
    const length = CONTRACT_VERSION - OLDEST_CONTRACT + 1
    const inUse = Array.from({ length }, (_, at) => OLDEST_CONTRACT + at)

    expect([...PROMISED.keys()]).toEqual(inUse)
  })

  it.each([...PROMISED])('still has the singletons of version %i', (_, singletons) => {
    expect(SINGLETONS).toEqual(expect.arrayContaining([...singletons]))
  })

  // The type checker compares the types; at run time this test does nothing.
  it('still gives a remote of version 1 what its host promised, and takes what it exposes', () => {
    expectTypeOf<HostProps>().toExtend<PromisedV1['host']>()
    expectTypeOf<PromisedV1['entry']>().toExtend<RemoteEntry>()
  })
})
