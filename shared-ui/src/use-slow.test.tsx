import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSlow } from './use-slow.ts'

beforeEach(() => void vi.useFakeTimers())

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('says so after 8 s, and begins anew with what goes on next', () => {
  const { result, rerender } = renderHook(useSlow, { initialProps: true })
  pass(7999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
  rerender(true)
  expect(result.current).toBe(false)
  pass(8000)
  expect(result.current).toBe(true)
})
