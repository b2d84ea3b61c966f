import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** For the rest of a test timers are such that `pass` can let a pause be over; the others take their time. */
export function canPass(): void {
  if (vi.isFakeTimers()) return
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, advanceTimeDelta: 1 })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets so many ms be over at once. */
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
