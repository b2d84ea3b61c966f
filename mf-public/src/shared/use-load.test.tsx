import { act, renderHook } from '@testing-library/react'
import { ApiError } from '@rumo/shared-auth'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLoad } from './use-load.ts'

const PATIENCE_MS = 8000

/** A `load` whose calls the test settles one by one. */
function pendingLoads() {
  const calls: { signal: AbortSignal; deferred: PromiseWithResolvers<string> }[] = []
  const load = (signal: AbortSignal) => {
    const deferred = Promise.withResolvers<string>()
    calls.push({ signal, deferred })
    return deferred.promise
  }
  const at = (index: number) => {
    const call = calls[index]
    if (!call) throw new Error(`There was no call ${index}.`)
    return call
  }
  return { load, at, calls }
}

describe('useLoad', () => {
  beforeEach(() => vi.useFakeTimers())

  it('gives what was loaded', async () => {
    const { load, at } = pendingLoads()
    const { result } = renderHook(() => useLoad(load))
    expect(result.current).toMatchObject({ status: 'loading', isSlow: false })
    await act(async () => at(0).deferred.resolve('pronto'))
    expect(result.current).toMatchObject({ status: 'ready', value: 'pronto' })
  })

  it('gives the ApiError of a load that failed', async () => {
    const { load, at } = pendingLoads()
    const { result } = renderHook(() => useLoad(load))
    const error = new ApiError(503, {})
    await act(async () => at(0).deferred.reject(error))
    expect(result.current).toMatchObject({ status: 'error', error })
  })

  it('gives words for people when an answer could not be used', async () => {
    const { load, at } = pendingLoads()
    const { result } = renderHook(() => useLoad(load))
    await act(async () => at(0).deferred.reject(new TypeError('x is undefined')))
    expect(result.current).toMatchObject({
      status: 'error',
      error: { titulo: 'Algo deu errado', mensagem: expect.stringContaining('Tente de novo') },
    })
  })

  it('is slow after 8 s and still takes what comes later', async () => {
    const { load, at } = pendingLoads()
    const { result } = renderHook(() => useLoad(load))
    act(() => void vi.advanceTimersByTime(PATIENCE_MS - 1))
    expect(result.current).toMatchObject({ isSlow: false })
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current).toMatchObject({ status: 'loading', isSlow: true })
    await act(async () => at(0).deferred.resolve('enfim'))
    expect(result.current).toMatchObject({ status: 'ready', value: 'enfim' })
  })

  it('aborts what hangs and loads again on retry', async () => {
    const { load, at, calls } = pendingLoads()
    const { result } = renderHook(() => useLoad(load))
    act(() => void vi.advanceTimersByTime(PATIENCE_MS))
    act(() => result.current.retry())
    expect(at(0).signal.aborted).toBe(true)
    expect(calls).toHaveLength(2)
    expect(result.current).toMatchObject({ status: 'loading', isSlow: false })

    await act(async () => at(1).deferred.resolve('de novo'))
    expect(result.current).toMatchObject({ status: 'ready', value: 'de novo' })
    await act(async () => at(0).deferred.resolve('tarde demais'))
    expect(result.current).toMatchObject({ status: 'ready', value: 'de novo' })
  })

  it('loads by itself once there is a network what no answer came to', async () => {
    const { load, at, calls } = pendingLoads()
    const { result } = renderHook(() => useLoad(load))
    await act(async () => at(0).deferred.reject(new ApiError(0, undefined)))
    act(() => void dispatchEvent(new Event('online')))
    expect(result.current.status).toBe('loading')
    await act(async () => at(1).deferred.resolve('enfim'))
    expect(result.current).toMatchObject({ status: 'ready', value: 'enfim' })
    act(() => void dispatchEvent(new Event('online')))
    expect(calls).toHaveLength(2)
  })

  it.each([
    ['what a server refused', 503, {}],
    ['what does more than read', 0, { waitsForUser: true }],
  ])('leaves %s to the caller', async (_what, status, options) => {
    const { load, at, calls } = pendingLoads()
    renderHook(() => useLoad(load, options))
    await act(async () => at(0).deferred.reject(new ApiError(status, undefined)))
    act(() => void dispatchEvent(new Event('online')))
    expect(calls).toHaveLength(1)
  })

  it('loads again when it is given another load, and shows nothing of the one before', async () => {
    const [one, other] = [pendingLoads(), pendingLoads()]
    const { result, rerender } = renderHook(({ load }) => useLoad(load), { initialProps: one })
    await act(async () => one.at(0).deferred.resolve('um'))
    rerender(other)
    expect(result.current.status).toBe('loading')
    await act(async () => other.at(0).deferred.resolve('outro'))
    expect(result.current).toMatchObject({ value: 'outro' })
  })

  it('aborts when it is no longer wanted', () => {
    const { load, at } = pendingLoads()
    const { unmount } = renderHook(() => useLoad(load))
    unmount()
    expect(at(0).signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
