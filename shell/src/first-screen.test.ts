import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstScreen, tellShown } from './first-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits for the first screen, and works once', () => {
  const work = vi.fn()
  afterFirstScreen(work)
  vi.advanceTimersByTime(999)
  expect(work).not.toHaveBeenCalled()
  tellShown()
  expect(work).toHaveBeenCalledOnce()
  tellShown()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

it('waits a second where no remote shows a screen', () => {
  const work = vi.fn()
  afterFirstScreen(work)
  vi.advanceTimersByTime(1000)
  tellShown()
  expect(work).toHaveBeenCalledOnce()
})
