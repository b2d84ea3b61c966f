import { ApiError } from '@rumo/shared-auth'
import { LevadasAqui } from '@rumo/shared-device/levadas'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orFromDevice, PATIENCE_MS } from './or-from-device.ts'

const lost = new ApiError(0, undefined)
const workers = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
const ofDevice = vi.fn<(aqui: LevadasAqui) => string | null>(() => 'of the device')

vi.mock('@rumo/shared-device/levadas', async (original) => ({
  ...(await original<object>()),
  levadasAqui: async () => new LevadasAqui([]),
}))

beforeEach(() => {
  ofDevice.mockClear()
  workers({})
})

describe('what is asked of the server', () => {
  it('is its answer, and the device is not asked', async () => {
    expect(await orFromDevice(Promise.resolve('of the server'), ofDevice)).toBe('of the server')
    expect(ofDevice).not.toHaveBeenCalled()
  })

  it('comes from the device where no answer came', async () => {
    expect(await orFromDevice(Promise.reject(lost), ofDevice)).toBe('of the device')
    expect(ofDevice.mock.calls[0]?.[0]).toBeInstanceOf(LevadasAqui)
  })

  it('comes from the device where no answer comes in time, and from the server where it has none', async () => {
    vi.useFakeTimers()
    const asked = Promise.withResolvers<string>()
    const given = orFromDevice(asked.promise, ofDevice)
    const waiting = orFromDevice(asked.promise, () => null)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    expect(ofDevice).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(await given).toBe('of the device')
    asked.resolve('of the server')
    expect(await waiting).toBe('of the server')
  })

  it('is refused as the server refused it', async () => {
    const refused = new ApiError(503, {})
    await expect(orFromDevice(Promise.reject(refused), ofDevice)).rejects.toBe(refused)
    expect(ofDevice).not.toHaveBeenCalled()
  })

  it('is lost where the device has nothing of it', async () => {
    await expect(orFromDevice(Promise.reject(lost), () => null)).rejects.toBe(lost)
  })

  it('is lost at once on a page that no worker keeps: the code for more would have to come', async () => {
    workers(null)
    await expect(orFromDevice(Promise.reject(lost), ofDevice)).rejects.toBe(lost)
    expect(ofDevice).not.toHaveBeenCalled()
  })
})
