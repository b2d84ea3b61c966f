import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeOwnDevice } from '../../testing/fake-device.ts'
import type { Simulado } from './simulado.ts'
import { useCronometro } from './use-cronometro.ts'

const NAME = 'simulado-relogio/1'
const [START_MS, MINUTE_MS] = [Date.UTC(2026, 5, 1, 12), 60_000]

beforeEach(() => {
  vi.useFakeTimers({ now: START_MS })
})

const runningFor = (minutes: number | null) =>
  ({
    chave: 'uma',
    relogio: {
      iniciadoEmMs: START_MS,
      terminaEmMs: minutes === null ? null : START_MS + minutes * MINUTE_MS,
    },
    diferencaMs: 0,
    vistoEmMs: START_MS,
  }) as Simulado

/** Opens a page with the clock of a simulado. `keptS` reads how many seconds of it the device has kept. */
async function opened(minutes: number | null) {
  const ownDevice = fakeOwnDevice()
  const page = renderHook(() => useCronometro(ownDevice, runningFor(minutes)))
  await act(async () => {})
  const keptS = async () => {
    const kept = await ownDevice.read<{ certoMs: number }>(NAME)
    return kept && (kept.certoMs - START_MS) / 1000
  }
  return { page, keptS }
}

it('keeps the time as it runs, every quarter of a minute', async () => {
  const { keptS } = await opened(90)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(await keptS()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(17_000)
  expect(await keptS()).toBe(30)
})

it.each([
  ['goes', () => dispatchEvent(new Event('pagehide'))],
  ['is put away', () => document.dispatchEvent(new Event('visibilitychange'))],
])('keeps it when the page %s, to the moment', async (_how, go) => {
  const { keptS } = await opened(90)
  await vi.advanceTimersByTimeAsync(7000)
  go()
  expect(await keptS()).toBe(7)
})

it('keeps it when one leaves the screen, and not after that', async () => {
  const { page, keptS } = await opened(90)
  await vi.advanceTimersByTimeAsync(7000)
  page.unmount()
  expect(await keptS()).toBe(7)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  dispatchEvent(new Event('pagehide'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await keptS()).toBe(7)
})

it('keeps nothing of a simulado without a limit of time', async () => {
  const { page, keptS } = await opened(null)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  page.unmount()
  expect(await keptS()).toBeUndefined()
})
