import { describe, expect, onTestFinished, vi } from 'vitest'
import { it } from '../../testing/database.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { sweepHourly } from './sweep-hourly.ts'

const HOUR_MS = 3_600_000

function stopHours(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** A storage whose bin the test controls: `look` is called once by each sweep, and may fail. */
function sweepable(storage: Storage) {
  const look = vi.fn<Storage['bin']['list']>(async () => [])
  return { look, storage: { ...storage, bin: { ...storage.bin, list: look } } }
}

describe('sweepHourly', () => {
  it('sweeps after each hour, also after a sweep that failed, until it is stopped', async ({
    db,
    storage: real,
  }) => {
    stopHours()
    const { look, storage } = sweepable(real)
    const failure = new Error('no disk')
    const failures: unknown[] = []
    const stop = sweepHourly({ db, storage }, (error) => failures.push(error))
    vi.advanceTimersByTime(HOUR_MS - 1)
    look.mockRejectedValueOnce(failure)
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(failures).toEqual([failure]))
    expect(look).toHaveBeenCalledOnce()

    vi.advanceTimersByTime(HOUR_MS)
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2))
    await stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(failures).toHaveLength(1)
  })

  it('is stopped once the sweep that is under way has ended', async ({ db, storage: real }) => {
    stopHours()
    const { look, storage } = sweepable(real)
    const { promise, resolve } =
      Promise.withResolvers<Awaited<ReturnType<Storage['bin']['list']>>>()
    look.mockReturnValueOnce(promise)
    const stop = sweepHourly({ db, storage }, () => expect.unreachable())
    vi.advanceTimersByTime(HOUR_MS)
    await vi.waitFor(() => expect(look).toHaveBeenCalledOnce())
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    await db.selectFrom('cursos').select('id').execute()
    expect(isStopped).toBe(false)
    resolve([])
    await stopping
  })
})
