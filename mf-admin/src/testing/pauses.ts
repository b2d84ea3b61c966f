import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/**
 * Replaces the timers for the rest of a test, so that `pass` can skip a pause. Otherwise the timers run at normal
 * speed.
 */
export function canPass(): void {
  if (vi.isFakeTimers()) return
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, advanceTimeDelta: 1 })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets time pass at once, in ms. */
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
