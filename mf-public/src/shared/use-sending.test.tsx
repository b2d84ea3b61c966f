import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSending } from './use-sending.ts'

beforeEach(() => vi.useFakeTimers())

/** A call that gets no answer: it only ends when it is aborted. */
const hang = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

it('gives up a call without an answer, says so, and tries it again', async () => {
  const send = vi.fn<typeof hang>().mockImplementationOnce(hang).mockResolvedValue()
  const { result } = renderHook(() => useSending('a card', { delayMs: 0, send }))
  await pass(29_000)
  expect(result.current.error).toBeNull()
  await pass(2000)
  expect(result.current.error).toMatchObject({ status: 0 })
  await pass(15_000)
  expect(result.current.error).toBeNull()
  expect(send).toHaveBeenCalledTimes(2)
})

it('says nothing of what was on its way when something else took its place', async () => {
  const send = vi.fn<typeof hang>(hang)
  const initialProps: { what: string | null } = { what: 'a card' }
  const { result, rerender } = renderHook(
    ({ what }: typeof initialProps) => useSending(what, { delayMs: 0, send }),
    { initialProps },
  )
  await pass(1000)
  rerender({ what: null })
  await pass(60_000)
  expect(result.current.error).toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
})
