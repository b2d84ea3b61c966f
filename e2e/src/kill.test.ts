import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { Kill, unlessKilled } from './kill.ts'

const done = () => Promise.resolve()

/** A tab in which every step succeeds at once. */
function fakePage(): Page {
  const context = () => ({ newCDPSession: () => Promise.resolve({ send: done }) })
  return { context, evaluate: done, waitForEvent: done, close: done } as unknown as Page
}

const fail = () => Promise.reject(new Error('Target crashed'))

describe('the steps of a route handler', () => {
  it('fail with their tab without a word once it is killed', async () => {
    const page = fakePage()
    await new Kill(page, 0).over
    expect(await unlessKilled(page, fail)).toBe(false)
  })

  it('fail aloud in any other tab', async () => {
    await new Kill(fakePage(), 0).over
    await expect(unlessKilled(fakePage(), fail)).rejects.toThrow('Target crashed')
  })

  it('say that they came to their end', async () => {
    expect(await unlessKilled(fakePage(), done)).toBe(true)
  })
})
