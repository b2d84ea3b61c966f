import { describe, expect, it, vi } from 'vitest'
import { reloadOnSecondFailure } from './stale-chunks.ts'

function failing(module: string): void {
  const event = Object.assign(new Event('vite:preloadError'), { payload: new Error(module) })
  window.dispatchEvent(event)
}

describe('reloadOnSecondFailure', () => {
  it('reloads when the same module fails again and the server answers, and not before', async () => {
    const reload = vi.fn()
    reloadOnSecondFailure(reload)
    const served = vi.fn(() => Promise.resolve({ ok: false }))
    vi.stubGlobal('fetch', served)
    failing('a.js')
    failing('b.js')
    expect(served).not.toHaveBeenCalled()

    failing('a.js')
    await vi.waitFor(() => expect(served).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()

    served.mockResolvedValue({ ok: true })
    failing('a.js')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
