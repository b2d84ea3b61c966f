import { CONTRACT_VERSION, OLDEST_CONTRACT } from '@rumo/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as auth from './shared-auth.ts'

/**
 * The exports that remotes of each contract version expect in the page's one copy of this package: a remote that was
 * built earlier runs with today's copy (docs/teams.md). The lines of a version never change.
 */
const PROMISED = {
  1: {
    all: ['ApiError', 'apiAddress', 'http', 'isUnknownPath', 'session'],
    http: ['answer', 'call', 'endToken', 'fileUrl', 'offers', 'prepare'],
    session: [
      'begin',
      'claims',
      'drop',
      'end',
      'endForAll',
      'held',
      'hold',
      'leave',
      'onLeave',
      'subscribe',
      'token',
    ],
  },
}

describe('what remotes find here', () => {
  it('is known of each version that a shell of today takes', () => {
    const length = CONTRACT_VERSION - OLDEST_CONTRACT + 1
    const inUse = Array.from({ length }, (_, at) => `${OLDEST_CONTRACT + at}`)

    expect(Object.keys(PROMISED)).toEqual(inUse)
  })

  it.each(Object.entries(PROMISED))('has all that version %s promised', (_, promised) => {
    expect(Object.keys(auth)).toEqual(expect.arrayContaining(promised.all))
    expect(Object.keys(auth.http)).toEqual(expect.arrayContaining(promised.http))
    expect(Object.keys(auth.session)).toEqual(expect.arrayContaining(promised.session))
  })

  // The type checker compares the types; at run time this test does nothing.
  it('is of the types of version 1', () => {
    interface Session {
      begin: (token: string) => 'begun' | 'malformed' | 'expired' | 'not-kept'
      claims: () => { id: number; nome: string; exp: number } | null
      leave: () => void
      subscribe: (listener: () => void) => () => void
      token: () => string | null
    }
    expectTypeOf(auth.session).toExtend<Session>()
    expectTypeOf(auth.http).toExtend<{ fileUrl: (path: string) => string }>()
  })
})
