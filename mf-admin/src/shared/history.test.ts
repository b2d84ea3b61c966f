import { BEFORE_STEP } from '@rumo/contract/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followHistory } from './history.ts'

/** The index of the current history entry. The page that asks is entry 2. */
let at: number
/** The listener of the shell, through which all routers hear of a step. */
const shell = vi.fn()
const mayGo = vi.fn<() => Promise<boolean>>()
let answer: (isAllowed: boolean) => void
let isChanged: boolean
let stop: () => void

/** A browser changes the entry first and reports it afterwards. The shell then asks by the event. */
function go(steps: number): void {
  at += steps
  if (dispatchEvent(new Event(BEFORE_STEP, { cancelable: true }))) shell()
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

beforeEach(() => {
  at = 2
  isChanged = true
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index: at }
    },
  })
  vi.spyOn(history, 'go').mockImplementation((steps = 0) => queueMicrotask(() => go(steps)))
  mayGo.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (isAllowed) => {
          isChanged = !isAllowed
          resolve(isAllowed)
        }
      }),
  )
  shell.mockReset()
  stop = followHistory({ mustAsk: () => isChanged, mayGo })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('followHistory', () => {
  it('does not ask where nothing would be lost', () => {
    isChanged = false
    go(-1)
    expect(shell).toHaveBeenCalledOnce()
    expect(at).toBe(1)
  })

  it('asks where one was, and stays there for a no', async () => {
    go(-1)
    expect(mayGo).not.toHaveBeenCalled()
    await settled()
    expect(mayGo).toHaveBeenCalledOnce()
    expect(at).toBe(2)
    answer(false)
    await settled()
    await settled()
    expect(at).toBe(2)
    expect(shell).not.toHaveBeenCalled()
  })

  it.each([-1, -2, 1])('goes the %i steps that one wanted once that is allowed', async (steps) => {
    go(steps)
    await settled()
    answer(true)
    await vi.waitFor(() => expect(at).toBe(2 + steps))
    expect(shell).toHaveBeenCalledOnce()
  })

  it('asks once when the user leaves again while the question stands', async () => {
    go(-1)
    await settled()
    go(-1)
    await settled()
    expect(at).toBe(2)
    expect(mayGo).toHaveBeenCalledOnce()
    answer(false)
    await settled()
    await settled()
    go(-1)
    await settled()
    expect(mayGo).toHaveBeenCalledTimes(2)
  })

  it('goes where one wanted first, not where one went while the question stood', async () => {
    go(-1)
    await settled()
    go(-2)
    await settled()
    answer(true)
    await vi.waitFor(() => expect(shell).toHaveBeenCalledOnce())
    expect(at).toBe(1)
  })

  it('takes the step for one back in a browser that does not count', async () => {
    stop()
    vi.stubGlobal('navigation', undefined)
    stop = followHistory({ mustAsk: () => isChanged, mayGo })
    go(-1)
    await settled()
    expect(at).toBe(2)
    answer(true)
    await vi.waitFor(() => expect(at).toBe(1))
  })

  it('asks no more once it is stopped', () => {
    stop()
    go(-1)
    expect(shell).toHaveBeenCalledOnce()
  })
})
